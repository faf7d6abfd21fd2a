// Adds fields with keywords that no document uses to a copy of the project: they need no edit of
// code.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const copy = mkdtempSync(join(tmpdir(), 'new-keywords-'))
afterAll(() => rmSync(copy, { recursive: true }))

const run = (...args: readonly string[]): string =>
  execFileSync(resolve('node_modules/.bin/tsx'), args, { cwd: copy, encoding: 'utf8' })

const fields = {
  kind: { description: 'Kind of the target.', type: 'string', const: 'edge' },
  jitterLimit: {
    description: 'Maximum jitter. Unit: ms.',
    type: 'number',
    multipleOf: 5,
    exclusiveMaximum: 100,
  },
  labels: {
    description: 'Labels.',
    type: 'array',
    minItems: 2,
    uniqueItems: true,
    items: { type: 'string', minLength: 2, pattern: '^[a-z_]+$', examples: ['edge, core'] },
  },
  // A document that `alertSettings` refers to, too.
  otherSettings: { $ref: 'https://monitor-contract.example/schemas/alert-settings.schema.json' },
}

const cases: readonly { readonly body: object; readonly issues: readonly string[] }[] = [
  { body: { jitterLimit: 10, labels: ['ab', 'cd'], kind: 'edge' }, issues: [] },
  { body: { kind: 'core' }, issues: ['/kind const: kind is invalid (const: edge).'] },
  {
    body: { jitterLimit: 7 },
    issues: ['/jitterLimit multipleOf: jitterLimit is invalid (multipleOf: 5).'],
  },
  {
    body: { jitterLimit: 100 },
    issues: ['/jitterLimit exclusiveMaximum: jitterLimit is invalid (exclusiveMaximum: 100).'],
  },
  {
    body: { jitterLimit: 5, labels: [] },
    issues: ['/labels minItems: labels is invalid (minItems: 2).'],
  },
  {
    body: { jitterLimit: 5, labels: ['__proto__', '__proto__'] },
    issues: ['/labels uniqueItems: labels is invalid (uniqueItems: true).'],
  },
  {
    body: { jitterLimit: 5, labels: ['a', 'a1'] },
    issues: [
      '/labels/0 minLength: labels[0] must have at least 2 characters.',
      '/labels/1 pattern: labels[1] must look like "edge, core".',
    ],
  },
  {
    body: { otherSettings: { reminders: { a: 1 } } },
    issues: [
      '/otherSettings/reminders/a unknown-field: Unknown field "otherSettings.reminders.a".',
    ],
  },
]

const bodies = cases.map(({ body }) => ({ heartbeat: {}, script: '', ...body }))

/** A program that runs in the copy and prints its results as JSON. */
const program = `
import { Validator } from '@cfworker/json-schema'
import * as fc from 'fast-check'
import bundled from './schemas/bundled/icmp-monitor-update.schema.json' with { type: 'json' }
import { errorGroupList, icmpMonitorUpdate } from './src/index.ts'
import { arbitraries } from './src/testing/index.ts'

const bodies: object[] = ${JSON.stringify(bodies)}
const draft07 = icmpMonitorUpdate['~standard'].jsonSchema.input({ target: 'draft-07' })
const validators = [bundled, draft07].map((schema) => new Validator(schema, '7'))
const isAgreed = (body: object): boolean =>
  [icmpMonitorUpdate.is(body), ...validators.map((each) => each.validate(body).valid)]
    .every((isValid) => isValid === icmpMonitorUpdate.validate(body).valid)

const strict = icmpMonitorUpdate.with({ severity: { 'unknown-field': 'error' } })
const results = bodies.map((body) => ({
  isAgreed: isAgreed(body),
  issues: strict.validate(body).errors.map(
    ({ pointer, code, message }) => pointer + ' ' + code + ': ' + message,
  ),
}))

const sentBack = bodies
  .map((baseline) => ({ baseline, unchanged: 'accept' }))
  .flatMap((options) => icmpMonitorUpdate.validate(options.baseline, options).errors)
  .map(({ code }) => code)

const lists = [
  errorGroupList.validate([]).errors,
  errorGroupList.validate([], { reader: 'tolerant' }).warnings,
  errorGroupList.validate([{ id: 5 }, 1, 1], { maxIssues: 1 }).errors,
].map(([issue]) => issue.code)

const samples = fc.sample(arbitraries.icmpMonitorUpdate(), { numRuns: 200, seed: 1 })
const kinds = [...new Set(samples.map(({ kind = 'none' }) => kind))].sort()

const withHoles = { heartbeat: {}, script: '', labels: Array(3), jitterLimit: 5 }
const holes = icmpMonitorUpdate.validate(withHoles, { maxIssues: 1 }).errors
  .map(({ pointer }) => pointer)

console.log(JSON.stringify({ results, sentBack, lists, kinds, holes }))
`

it('reports a keyword that nobody foresaw with its code and place, in a sentence', () => {
  for (const folder of ['src', 'schemas', 'prettier.config.js', 'package.json', 'tsconfig.json'])
    cpSync(folder, join(copy, folder), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  const path = join(copy, 'schemas/icmp-monitor-update.schema.json')
  const document: { properties: object } = JSON.parse(readFileSync(path, 'utf8'))
  Object.assign(document.properties, fields)
  writeFileSync(path, JSON.stringify(document))
  const listPath = join(copy, 'schemas/error-group-list.schema.json')
  writeFileSync(
    listPath,
    JSON.stringify({ ...JSON.parse(readFileSync(listPath, 'utf8')), minItems: 3 }),
  )
  run('src/generate/index.ts')
  run('src/generate/ajv-checks.ts')
  writeFileSync(join(copy, 'cases.ts'), program)
  expect(JSON.parse(run('cases.ts'))).toEqual({
    results: cases.map(({ issues }) => ({ isAgreed: true, issues })),
    sentBack: ['const'],
    lists: ['minItems', 'minItems', 'type'],
    kinds: ['edge', 'none'],
    holes: ['/labels/0'],
  })
  expect(readFileSync(join(copy, 'src/generated/types.ts'), 'utf8')).toMatch(
    /kind\?: 'edge'[^]*jitterLimit\?: number[^]*labels\?: readonly string\[\]/,
  )
  expect(readFileSync(join(copy, 'src/generated/codes.ts'), 'utf8')).toContain("'multipleOf'")
}, 120_000)
