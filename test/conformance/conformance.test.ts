// Tests the conformance runner: it accepts this package, and reports implementations with other results.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, describe, expect, it } from 'vitest'
import { isRuleError } from '../helpers/rule-errors.ts'
import { readVectors, readVectorSchema } from '../helpers/vectors.ts'
import { expectedFailures, run } from './run.ts'

const vectors = readVectors()
const implementation = 'test/conformance/implementation.mjs'
const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A program that writes a result for each case. */
const program = (result: string): readonly string[] => [
  '--input-type=module',
  '--eval',
  `import { createInterface } from 'node:readline'
  for await (const line of createInterface({ input: process.stdin })) { const { id } = JSON.parse(line); console.log(JSON.stringify(${result})) }`,
]

describe('the runner', () => {
  it('reports that the package passes every vector, with options and errors', async () => {
    const outcome = await run(process.execPath, [implementation])
    expect(outcome).toEqual({
      passed: vectors.length,
      withErrors: vectors.length,
      skipped: 0,
      failed: [],
      unexpectedlyPassed: [],
    })
  })

  it('lists each case for which `valid` differs', async () => {
    const { failed, passed } = await run(process.execPath, program('{ id, valid: true }'))
    expect(failed).toHaveLength(vectors.filter(({ valid }) => !valid).length)
    expect(passed + failed.length).toBe(vectors.length)
  })

  it('lists each case for which the errors differ', async () => {
    const { failed } = await run(
      process.execPath,
      program("{ id, valid: false, errors: [{ pointer: '/x', code: 'type' }] }"),
    )
    expect(failed.length).toBeGreaterThanOrEqual(vectors.filter(({ valid, holds }) => valid || !holds.errors).length)
  })

  it('reports a result that is missing', async () => {
    await expect(run(process.execPath, ['--eval', ''])).rejects.toThrow('0 results came back')
  })

  it('accepts an expected failure, and reports one that passes', async () => {
    const [valid, invalid] = [true, false].map(
      (expected) => vectors.find((vector) => vector.valid === expected)?.name ?? '',
    )
    const expected = expectedFailures(`# known\n${String(invalid)} # no dates\n\n${String(valid)}\n`)
    expect(expected).toEqual([invalid, valid])
    const { failed, unexpectedlyPassed } = await run(process.execPath, program('{ id, valid: true }'), expected)
    expect(failed.some((line) => line.startsWith(`${String(invalid)}: `))).toBe(false)
    expect(unexpectedlyPassed).toEqual([valid])
  })
})

describe('the protocol', () => {
  const ajv = new Ajv2020({ strictRequired: false, strictTypes: false })
  ajv.addSchema(readVectorSchema())
  ajv.addSchema(JSON.parse(readFileSync('test/vectors/protocol.schema.json', 'utf8')))
  const [check, checkResult] = ['case', 'result'].map((name) =>
    ajv.getSchema(`https://monitor-contract.example/test/vectors/protocol.schema.json#/$defs/${name}`),
  )

  it('describes every case that the runner sends', () => {
    const cases = vectors.map(({ contract, options, value }, id): unknown =>
      JSON.parse(JSON.stringify({ id, contract, options, value })),
    )
    expect(cases.filter((line) => !check?.(line))).toEqual([])
  })

  it('describes a result, with errors or a reason to skip', () => {
    const results = [
      { id: 0, valid: true },
      { id: 1, valid: false, errors: [{ pointer: '', code: 'type' }] },
      { id: 2, skipped: 'no options' },
    ]
    expect([...results, { id: 3 }, { id: 4, valid: true, skipped: 'x' }].map((line) => checkResult?.(line))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})

const python = spawnSync('/usr/bin/python3', ['-c', 'import jsonschema; jsonschema.Draft202012Validator']).status === 0
if (!python) console.log('Python is skipped: /usr/bin/python3 has no package jsonschema.')

const environment = { ...process.env, GO111MODULE: 'off', GOPATH: '/usr/share/gocode', GOFLAGS: '' }
const binary = join(folder, 'implementation')
const go = spawnSync('go', ['build', '-o', binary, 'examples/go/main.go'], { env: environment }).status === 0
if (!go) console.log('Go is skipped: go, or /usr/share/gocode with gojsonschema, is missing.')

describe('the examples', () => {
  const conformant = { failed: [], unexpectedlyPassed: [] }
  const implemented = ['frequency-offset', 'packet-loss-order']
  const isOtherRule = (code: string): boolean => isRuleError(code) && !implemented.includes(code)
  /** The vectors of rules that the examples do not implement. */
  const expected = vectors
    .filter(({ errors, options }) => options === undefined && errors.some(({ code }) => isOtherRule(code)))
    .map(({ name }) => name)

  it.skipIf(!python)('agree with every vector of a body without options, in Python', async () => {
    const outcome = await run('/usr/bin/python3', ['examples/python/conformance.py', 'schemas/bundled'], expected)
    expect(outcome).toMatchObject(conformant)
    expect(outcome.withErrors).toBeGreaterThan(2_500)
  })

  it.skipIf(!go)('agree with every vector of a body without options, in Go', async () => {
    const outcome = await run(binary, ['schemas/draft-07'], expected)
    expect(outcome).toMatchObject(conformant)
    expect(outcome.withErrors).toBeGreaterThan(2_500)
  })

  it.each(['examples/python/conformance.py', 'examples/go/main.go'])(
    'are short: %s has fewer than 150 lines',
    (path) => {
      expect(readFileSync(path, 'utf8').split('\n').length).toBeLessThan(150)
    },
  )
})
