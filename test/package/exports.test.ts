// Tests that docs/exports.md and docs/types.md list exactly the names that the package exports, and that tools that
// do not read `exports` find the entries.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { expect, inject, it } from 'vitest'

const root = join(inject('installation'), 'node_modules/monitor-contract')
const messages = ['de', 'es', 'fr', 'ja', 'zh'].map((language) => `messages-${language}`)
const entries = ['index', 'ajv', 'docs', ...messages, 'report', 'testing', 'text', 'yaml']

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

const declarations = entries.map((entry) => join(root, `dist/${entry}.d.ts`))
const program = ts.createProgram(declarations, { module: ts.ModuleKind.NodeNext, types: [] })

/** Returns the names that a file of declarations exports, including types. */
function declared(path: string): string[] {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(path)
  const symbol = source && checker.getSymbolAtLocation(source)
  return symbol === undefined ? [] : checker.getExportsOfModule(symbol).map(({ name }) => name)
}

/** Returns the names in a column of the tables of a page whose headings match. */
function named(path: string, heading: RegExp, column: number): string[] {
  const tables = readFileSync(path, 'utf8')
    .split(/\n(?!\|)/)
    .map((block) => block.split('\n').filter((line) => line.startsWith('| ')))
  const rows = tables.filter(([head = '']) => heading.test(head)).flatMap((table) => table.slice(2))
  return rows.flatMap((row) => [...(row.split('|')[column] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
}

const values = named('docs/exports.md', /^\| (?:contract|`monitor-contract[^|]*) +\|/, 1)
const types = named('docs/types.md', /^\| group +\|/, 2)

it('documents every name that an entry exports, and no other', () => {
  expect([...new Set([...values, ...types])].sort()).toEqual([...new Set(declarations.flatMap(declared))].sort())
})

it('documents every value among the values, not among the types', async () => {
  // The arbitraries and validateYaml need packages that are not installed here.
  const exported = await Promise.all(
    ['index', 'ajv', 'docs', ...messages, 'report', 'text'].map(async (entry) => {
      const module: object = await import(pathToFileURL(join(root, `dist/${entry}.js`)).href)
      return Object.keys(module)
    }),
  )
  expect([...new Set(values)].sort()).toEqual([...new Set([...exported.flat(), 'arbitraries', 'validateYaml'])].sort())
})
