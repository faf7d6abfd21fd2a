// Tests the sizes of bundles that use the package: minified by esbuild and compressed by gzip, in bytes.
import { gzipSync } from 'node:zlib'
import * as main from 'monitor-contract'
import { expect, inject, it } from 'vitest'
import { bundle } from './bundle.ts'

const size = async (source: string): Promise<number> =>
  gzipSync(await bundle(source, inject('installation')), { level: 9 }).length

const functions = Object.entries<unknown>(main).flatMap(([name, value]) =>
  typeof value === 'function' && !/^[A-Z]/.test(name) ? [name] : [],
)

/** The limits of exports that are larger than a function of a few lines. */
const limits: Readonly<Record<string, number>> = {
  isIcmpMonitorUpdate: 6_500,
  // The schema of the monitor, which tells where a suggested field is, is part of it.
  fixesFor: 6_500,
  icmpMonitorUpdate: 18_500,
  listErrorGroupsOperation: 15_800,
  planUpdate: 21_800,
  prefixIssues: 1_200,
  redact: 1_870,
  toProblemDetails: 1_050,
  toUpdate: 1_450,
  updateIcmpMonitorOperation: 27_500,
}

it.each([...new Set([...functions, ...Object.keys(limits)])])('a bundle of %s is within its limit', async (name) => {
  expect(await size(`export { ${name} } from 'monitor-contract'`)).toBeLessThanOrEqual(limits[name] ?? 1_024)
})

it.each([
  ['ajv', 30_500],
  ['report', 7_000],
])('a bundle of monitor-contract/%s has at most %i bytes', async (entry, limit) => {
  expect(await size(`export * from 'monitor-contract/${entry}'`)).toBeLessThanOrEqual(limit)
})

it.each([
  ['text', 'validateText', 14_000],
  // Without the package `yaml`, which the user installs.
  ['yaml', 'validateYaml', 14_000],
])('monitor-contract/%s with %s adds at most %i bytes to a contract', async (entry, name, limit) => {
  const contract = "export { icmpMonitorUpdate } from 'monitor-contract'"
  const both = `${contract}\nexport { ${name} } from 'monitor-contract/${entry}'`
  expect((await size(both)) - (await size(contract))).toBeLessThanOrEqual(limit)
})
