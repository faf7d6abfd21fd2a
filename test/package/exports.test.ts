import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, inject, it } from 'vitest'

const root = join(inject('installation'), 'node_modules/monitor-contract')
const entries = ['index', 'ajv', 'docs', 'testing']

/** The names that the declarations of an entry export, types included. */
function declared(entry: string): string[] {
  const text = readFileSync(join(root, `dist/${entry}.d.ts`), 'utf8')
  const inPlace = [...text.matchAll(/^export (?:declare )?(?:class|const|function|interface|type) (\w+)/gm)]
  const renamed = [...text.matchAll(/^export \{ \w+ as (\w+) \}$/gm)]
  return [...new Set([...inPlace, ...renamed].map(([, name = '']) => name))]
}

const section = /\n## Exports\n([\s\S]*?)\n### /.exec(readFileSync('README.md', 'utf8'))?.[1] ?? ''
const inTables = section.split('\n').filter((line) => line.startsWith('| `') && !line.startsWith('| `monitor-contract')).flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))
const types = /\nThe types of fields:[\s\S]*?\n\n/.exec(section)?.[0] ?? ''
const inText = [...types.matchAll(/`([^`]+)`/g)].map(([, name]) => name)

it('documents every name that an entry exports, and no other', () => {
  expect([...inTables, ...inText].sort()).toEqual(entries.flatMap(declared).sort())
})

it('documents every value among the values, not among the types', async () => {
  // The arbitraries need fast-check, which the installation does not hold.
  const values = await Promise.all(['index', 'ajv', 'docs'].map(async (entry) => {
    const module: object = await import(pathToFileURL(join(root, `dist/${entry}.js`)).href)
    return Object.keys(module)
  }))
  expect(inTables.sort()).toEqual([...values.flat(), 'arbitraries'].sort())
})
