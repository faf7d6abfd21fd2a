// Tests the sizes of bundles that use the package.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as everything from 'monitor-contract'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { ruleErrorsOf, ruleWarningsOf } from '../helpers/rule-errors.ts'
import { bundlers } from './bundlers.ts'

type Bundler = keyof typeof bundlers

/** Bytes of minified and gzipped bundles. */
type Sizes = Readonly<Record<string, Readonly<Record<Bundler, number>>>>

const record = join(import.meta.dirname, 'sizes.json')
/** Maximum growth of a bundle before its size must be recorded again. */
const headroom = 1.05

const exported = Object.entries<unknown>(everything)
const functions = exported.flatMap(([name, value]) =>
  typeof value === 'function' && !/^[A-Z]/.test(name) ? [name] : [],
)
const operations = exported.flatMap(([name]) => (name.endsWith('Operation') ? [name] : []))

/** Modules of users, which they bundle. */
const consumers: Readonly<Record<string, string>> = {
  'icmpMonitorUpdate.validate':
    "import { icmpMonitorUpdate } from 'monitor-contract'\nexport const validate = (value) => icmpMonitorUpdate.validate(value)",
  ...Object.fromEntries(
    [...functions, ...operations].map((name) => [name, `export { ${name} } from 'monitor-contract'`]),
  ),
  'monitor-contract/ajv': "export { default } from 'monitor-contract/ajv'",
  'monitor-contract/report': "export * from 'monitor-contract/report'",
  'validateText(icmpMonitorUpdate)': `import { icmpMonitorUpdate } from 'monitor-contract'
import { validateText } from 'monitor-contract/text'
export const validate = (text) => validateText(icmpMonitorUpdate, text)`,
  'validateYaml(icmpMonitorUpdate)': `import { icmpMonitorUpdate } from 'monitor-contract'
import { validateYaml } from 'monitor-contract/yaml'
export const validate = (text) => validateYaml(icmpMonitorUpdate, text)`,
}

/**
 * The bytes that an update may have more than its limit: for each field and rule more than those for which the limits
 * were set. Each amount is rounded up from what the experiments in `test/experiments/` add: the field `timeout` adds 23
 * bytes to the fast check and 65 to the contract, the error rules 169 and 104 (177 and 113), and the warning rule,
 * whose field the reader copies, 125 (239).
 */
const growth = (perField: number, perErrorRule: number, perWarningRule: number): number =>
  perField * (Object.keys(everything.icmpMonitorUpdate.schema.properties ?? {}).length - 34) +
  perErrorRule * (ruleErrorsOf('icmpMonitorUpdate').length - 2) +
  perWarningRule * (ruleWarningsOf('icmpMonitorUpdate').length - 8)

/** Maximum bytes of an esbuild bundle, whatever is recorded. */
const ceilings: Readonly<Record<string, number>> = {
  ...Object.fromEntries(functions.map((name) => [name, 1024])),
  redact: 1200,
  // With the shapes of all fields.
  toUpdate: 1450,
  // The contract, `redact` and `toUpdate` are parts of it.
  planUpdate: 18_450 + growth(80, 200, 250),
  prefixIssues: 1100,
  // It contains the meaning of every code.
  'monitor-contract/report': 6144 + growth(0, 120, 120),
  // The goal is 12,800 bytes. The option `unchanged`, the params of issues and short messages for long names cost more
  // than they left of it.
  'icmpMonitorUpdate.validate': 15_850 + growth(80, 200, 250),
  // It contains the messages of the error rules, because a rule is one object.
  isIcmpMonitorUpdate: 4600 + growth(40, 200, 140),
  // The goal is 9,216 bytes. The contract of the response, which is part of the operation, costs about 3,700 of them.
  listErrorGroupsOperation: 15_250,
}

const measured = new Map<string, Record<Bundler, number>>()
for (const [name, source] of Object.entries(consumers)) {
  const size = async (bundler: Bundler): Promise<number> =>
    gzipSync(await bundlers[bundler](source, inject('installation')), { level: 9 }).length
  measured.set(name, { esbuild: await size('esbuild'), rolldown: await size('rolldown') })
}

if (process.env['RECORD_SIZES'] === '1') {
  const lines = [...measured].map(
    ([name, { esbuild, rolldown }]) => `  "${name}": { "esbuild": ${esbuild}, "rolldown": ${rolldown} }`,
  )
  writeFileSync(record, `{\n${lines.join(',\n')}\n}\n`)
}
const recorded: Sizes = JSON.parse(readFileSync(record, 'utf8'))

afterAll(() => {
  console.table(
    Object.fromEntries(
      [...measured].map(([name, { esbuild, rolldown }]) => [
        name,
        {
          esbuild,
          rolldown,
          'recorded esbuild': recorded[name]?.esbuild,
          'recorded rolldown': recorded[name]?.rolldown,
          ceiling: ceilings[name],
        },
      ]),
    ),
  )
})

it('every consumer has a recorded size', () => {
  expect(Object.keys(recorded), 'test/package/README.md explains how to record sizes').toEqual(Object.keys(consumers))
})

describe.each([...measured])('%s', (name, { esbuild, rolldown }) => {
  it('grows by at most 5 % over its recorded size', () => {
    const before = recorded[name] ?? { esbuild: 0, rolldown: 0 }
    expect(esbuild).toBeLessThanOrEqual(before.esbuild * headroom)
    expect(rolldown).toBeLessThanOrEqual(before.rolldown * headroom)
  })
})

it.each(Object.entries(ceilings).filter(([name]) => measured.has(name)))(
  '%s has at most %d bytes with esbuild',
  (name, ceiling) => {
    expect(measured.get(name)?.esbuild).toBeLessThanOrEqual(ceiling)
  },
)

it.each([
  ['validateText', 2830],
  // Without the package `yaml`, which the user installs. The messages about errors in YAML are about 500 bytes of it.
  ['validateYaml', 3600],
])('%s adds at most %d bytes to a contract with esbuild', (name, limit) => {
  const withText = measured.get(`${name}(icmpMonitorUpdate)`)?.esbuild ?? Infinity
  const contract = measured.get('icmpMonitorUpdate.validate')?.esbuild ?? 0
  expect(withText - contract).toBeLessThanOrEqual(limit)
})
