// Tests that the sample calls cover every export of the package.
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { entries, functionsOf, type EntryName } from './package-entries.ts'
import { sampleCalls, sampleTable } from './sample-calls.ts'

/** The import path of each entry with type declarations. */
const modules = Object.entries(manifest.exports).flatMap(([path, target]) =>
  typeof target === 'object' ? [path.replace('.', manifest.name)] : [],
)

const names = Object.keys(entries) as EntryName[]

it('the table of sample calls has every entry of the package', () => {
  expect(Object.keys(sampleTable()).sort()).toEqual(modules.sort())
  expect(names.sort()).toEqual(modules)
})

describe.each(names)('%s', (entry) => {
  const called = new Set(sampleCalls().map((call) => call.function))

  it('exports what the package exports', async () => {
    expect(Object.keys(entries[entry])).toEqual(Object.keys(await import(entry)))
  })

  it('has a row in the table for every function that is reachable from its exports', () => {
    const functions = functionsOf(entry)
    expect(functions.size).toBeGreaterThan(0)
    expect([...functions].flatMap(([each, path]) => (called.has(each) ? [] : [path]))).toEqual([])
  })

  it('has at least one call in every row', () => {
    const rows = Object.entries(sampleTable()[entry])
    expect(rows.flatMap(([path, { of }]) => (of.length === 0 ? [path] : []))).toEqual([])
  })
})
