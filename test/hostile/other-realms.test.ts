// Tests that every function returns the same in another realm.
import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { buildSync } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { bodyContracts } from '../helpers/body-contracts.ts'
import { update } from '../helpers/minimal-bodies.ts'
import { errorsOf } from '../helpers/report.ts'
import { distinctVectors } from '../helpers/vectors.ts'
import { everyResult } from './sample-calls.ts'

/**
 * Bundles the sample calls as a script. Its value is a function that creates the exports again at
 * each call.
 */
function bundled(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./sample-calls.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'bundle',
    target: 'es2022',
    write: false,
  })
  return `(() => { ${outputFiles[0]?.text ?? ''}; return bundle })`
}

const script = bundled()
const vectors = distinctVectors()
const input = JSON.stringify(JSON.stringify(vectors))
const call = `JSON.stringify(${script}().everyResult(JSON.parse(${input})))`
const here = JSON.stringify(everyResult(vectors))

describe('the results are the same', () => {
  it('returns the same in another realm, without eval and new Function', () => {
    // A new realm has only the web classes that it is given.
    const realm = createContext(
      { Headers, URL, URLSearchParams, structuredClone },
      { codeGeneration: { strings: false, wasm: false } },
    )
    expect(runInContext(call, realm)).toBe(here)
  })

  it('returns the same a second time', () => {
    expect(JSON.stringify(everyResult(vectors))).toBe(here)
  })
})

describe('values of another realm', () => {
  const make = (code: string): object => runInContext(`(${code})`, createContext({}))

  it('are accepted as lists and objects', () => {
    expect(
      errorsOf(
        bodyContracts.icmpMonitorUpdate,
        make(
          "{ heartbeat: {}, script: '', tags: ['x'], request: { assertions: [{ source: 'x' }] } }",
        ),
      ),
    ).toEqual([])
    expect(
      errorsOf(
        bodyContracts.icmpMonitorUpdate,
        make('{ heartbeat: [], script: {}, tags: [5], request: () => 0 }'),
      ),
    ).toEqual(['/heartbeat type', '/script type', '/tags/0 type', '/request type'])
    expect(bodyContracts.errorGroupList.is(make('[]'))).toBe(true)
    expect(bodyContracts.errorGroupList.is(make('{ length: 0 }'))).toBe(false)
    expect(
      bodyContracts.icmpMonitorUpdate.is(
        update(),
        make("{ severity: { 'unknown-field': 'error' } }"),
      ),
    ).toBe(true)
  })
})
