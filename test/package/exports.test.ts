// Tests that docs/exports.md lists exactly the values that the package exports, and that tools that do not read `exports`
// find the entries.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, inject, it } from 'vitest'

const root = join(inject('installation'), 'node_modules/monitor-contract')

it('names the main entry, and the types of every entry, for tools that do not read exports', () => {
  const {
    main,
    types,
    exports: { '.': mainEntry, ...others },
    typesVersions,
  }: {
    main: string
    types: string
    exports: Record<string, string | { types: string; default: string }>
    typesVersions: object
  } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect({ types, default: main }).toEqual(mainEntry)
  const typesOfOthers = Object.entries(others).flatMap(([path, target]) =>
    typeof target === 'object' ? [[path.slice(2), [target.types]]] : [],
  )
  expect(typesVersions).toMatchObject({ '*': Object.fromEntries(typesOfOthers) })
})

/** The names in the first column of the tables of contracts and exports. */
const values = readFileSync('docs/exports.md', 'utf8')
  .split(/\n(?!\|)/)
  .map((block) => block.split('\n').filter((line) => line.startsWith('| ')))
  .filter(([head = '']) => /^\| (?:contract|`monitor-contract[^|]*) +\|/.test(head))
  .flatMap((table) => table.slice(2))
  .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))

it('documents every value that an entry exports, and no other', async () => {
  // The arbitraries and validateYaml need packages that are not installed here.
  const exported = await Promise.all(
    ['index', 'ajv', 'docs', 'report', 'text'].map(async (entry) => {
      const module: object = await import(pathToFileURL(join(root, `dist/${entry}.js`)).href)
      return Object.keys(module)
    }),
  )
  expect([...new Set(values)].sort()).toEqual([...new Set([...exported.flat(), 'arbitraries', 'validateYaml'])].sort())
})
