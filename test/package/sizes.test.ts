// Tests the sizes of bundles that use the package: minified by esbuild and compressed by gzip, in
// bytes.
import { gzipSync } from 'node:zlib'
import * as main from 'monitor-contract'
import { expect, inject, it } from 'vitest'
import { bundle } from './bundle.ts'

const size = async (source: string): Promise<number> =>
  gzipSync(await bundle(source, inject('installation')), { level: 9 }).length

const functions = Object.entries<unknown>(main).flatMap(([name, value]) =>
  typeof value === 'function' && !/^[A-Z]/.test(name) ? [name] : [],
)

/**
 * Limits far above the sizes, so that no correct behaviour is refused for its bytes: they only find
 * an import that adds the whole package.
 */
const limits: Readonly<Record<string, number>> = {
  icmpMonitorUpdate: 25_000,
  isIcmpMonitorUpdate: 10_000,
  listErrorGroupsOperation: 25_000,
  planUpdate: 30_000,
  updateIcmpMonitorOperation: 40_000,
}

const names = [...new Set([...functions, ...Object.keys(limits)])]

it.each(names)('a bundle of %s is far below the whole package', async (name) => {
  const bytes = await size(`export { ${name} } from 'monitor-contract'`)
  expect(bytes).toBeLessThanOrEqual(limits[name] ?? 5_000)
})

it('a bundle of monitor-contract/ajv has at most 45,000 bytes', async () => {
  expect(await size("export * from 'monitor-contract/ajv'")).toBeLessThanOrEqual(45_000)
})
