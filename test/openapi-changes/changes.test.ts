// Tests the report of changes between two OpenAPI documents.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { changesBetween, reportOf, unnamed } from './changes.ts'

interface Schema {
  properties: Record<string, Record<string, unknown>>
  required: string[]
}

interface Document {
  components: { schemas: Record<'IcmpMonitorUpdate' | 'IcmpMonitor' | 'ErrorGroup', Schema> }
  paths: Record<string, unknown>
}

const read = (): Document =>
  JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')) as Document

/** What changes after an edit of the document. */
function changesAfter(edit: (schemas: Document['components']['schemas']) => void) {
  const after = read()
  edit(after.components.schemas)
  return changesBetween(read(), after)
}

describe('the changes of the OpenAPI document', () => {
  it('are empty for the same document and for changed descriptions', () => {
    const changes = changesAfter(({ ErrorGroup: { properties } }) => {
      Object.assign(properties['lastSeen'] ?? {}, { description: 'Another text.' })
    })
    expect(changes).toEqual([])
    expect(reportOf(changes)).toBe('No change of what is sent.\n')
  })

  it.each([
    [400, true],
    [600, false],
  ])('name a bound of a request that becomes %i, and say whether it breaks a client', (maxLength, breaking) => {
    const changes = changesAfter(({ IcmpMonitorUpdate: { properties } }) => {
      Object.assign(properties['description'] ?? {}, { maxLength })
    })
    expect(changes).toEqual([
      {
        breaking,
        place: 'PUT /v1/checks/icmp/{id}, request body',
        field: 'description',
        keyword: 'maxLength',
        before: 500,
        after: maxLength,
      },
    ])
    expect(reportOf(changes)).toContain(
      '- PUT /v1/checks/icmp/{id}, request body, `description`: maxLength changes from `500` to',
    )
  })

  it('list a field that a request newly requires', () => {
    const changes = changesAfter(({ IcmpMonitorUpdate: { required } }) => {
      required.push('name')
    })
    expect(changes).toMatchObject([{ breaking: true, keyword: 'required', after: 'name' }])
    expect(unnamed(changes, '')).toEqual(['name'])
  })

  it('name a field that a response no longer has', () => {
    const changes = changesAfter(({ ErrorGroup: { properties } }) => {
      delete properties['errorHash']
    })
    expect(changes).toMatchObject([{ field: 'errorHash', place: 'GET /v1/error-groups, response 200' }])
  })
})

it('the change log lists each changed field, or the report says that it does not', () => {
  const changes = changesAfter(({ IcmpMonitorUpdate: { properties } }) => {
    Object.assign(properties['description'] ?? {}, { maxLength: 400 })
  })
  expect(unnamed(changes, '- `description` has at most 400 characters.')).toEqual([])
  expect(unnamed(changes, '- Other things.')).toEqual(['description'])
})
