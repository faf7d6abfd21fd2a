// Tests that SECURITY.md lists existing tests for each of its guarantees.
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const text = readFileSync('SECURITY.md', 'utf8')

it('every guarantee of SECURITY.md names an existing test', () => {
  const guarantees = [...text.matchAll(/^\*\*(.+)\.\*\*/gmu)].map(([, guarantee]) => guarantee)
  expect(guarantees.length).toBeGreaterThan(5)
  const lists = [...text.matchAll(/^- (.+): (`test\/.*)\.$/gmu)]
  expect(lists.map(([, guarantee]) => guarantee)).toEqual(guarantees)
  const tests = lists.flatMap(([, , paths = '']) => paths.split(', ').map((path) => path.slice(1, -1)))
  expect(tests.filter((path) => !existsSync(path))).toEqual([])
})
