// Tests the report of changes between two OpenAPI documents.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { changesBetween, reportOf, unnamed } from './changes.ts'

const text = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')

/** Returns the changes after a replacement in the text of the document. */
function changesAfter(search: string | RegExp, replacement: string) {
  const after = text.replace(search, replacement)
  if (after === text) throw new Error(`The document does not contain ${String(search)}`)
  return changesBetween(JSON.parse(text) as object, JSON.parse(after) as object)
}

it('changed descriptions are no changes of what is sent', () => {
  const changes = changesAfter('"description": "Name of the check."', '"description": "Another text."')
  expect(changes).toEqual([])
  expect(reportOf(changes)).toBe('No change of what is sent.\n')
})

it.each([
  [400, true],
  [600, false],
])('a bound of a request that becomes %i is named, and said to break a client or not', (maxLength, breaking) => {
  const changes = changesAfter(/"maxLength": 500/, `"maxLength": ${maxLength}`)
  const place = 'PUT /v1/checks/icmp/{id}, request body'
  expect(changes).toContainEqual({
    ...{ breaking, place, field: 'description', keyword: 'maxLength' },
    ...{ before: 500, after: maxLength },
  })
  expect(reportOf(changes)).toContain(`- ${place}, \`description\`: maxLength changes from \`500\` to`)
  expect(unnamed(changes, '- `description` has another maximum length.')).toEqual([])
  expect(unnamed(changes, '- Other things.')).toEqual(['description'])
})

it('a field that a request newly requires is a breaking change', () => {
  const changes = changesAfter(/"required": \[\s*"heartbeat",/, '$& "name",')
  expect(changes).toMatchObject([{ breaking: true, keyword: 'required', after: 'name' }])
  expect(unnamed(changes, '')).toEqual(['name'])
})

it('a field that a response no longer has is named with its response', () => {
  const changes = changesAfter('"errorHash": {', '"otherHash": {')
  expect(changes).toContainEqual(
    expect.objectContaining({ field: 'errorHash', place: 'GET /v1/error-groups, response 200' }),
  )
})
