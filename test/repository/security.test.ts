// Tests that SECURITY.md names existing tests for each of its promises.
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const text = readFileSync('SECURITY.md', 'utf8')

/** The rows of the table of promises: the promise, and the files of its tests. */
const rows = [...text.matchAll(/^\| \*\*(.+?)\*\*.*\|(.*)\|$/gm)].map(
  ([, promise = '', tests = '']) => ({ promise, tests: tests.match(/[\w/.-]+\.test\.ts/g) ?? [] }),
)

it('has a table of promises', () => expect(rows.length).toBeGreaterThan(5))

it.each(rows)('names existing tests of the promise: $promise', ({ tests }) => {
  expect(tests).not.toEqual([])
  expect(tests.filter((path) => !existsSync(path))).toEqual([])
})
