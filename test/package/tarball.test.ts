// Tests the content and the size of the packed package.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { publint } from 'publint'
import { expect, inject, it } from 'vitest'
import { typeProblemsOf } from '../helpers/type-problems.ts'
import manifest from '../../package.json' with { type: 'json' }

const tarball = inject('tarball')
const root = join(inject('installation'), 'node_modules/monitor-contract')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => statSync(join(root, path)).isFile())
  .sort()
const text = (path: string): string => readFileSync(join(root, path), 'utf8')

it('contains only the built entries, the schemas, three text files and package.json', () => {
  const schemas = readdirSync('schemas', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  )
  const built = Object.values(manifest.exports).flatMap((target) =>
    typeof target === 'object' ? [target.types, target.default] : [],
  )
  expect(files).toEqual(
    [
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'package.json',
      ...built.map((path) => path.replace('./', '')),
      ...schemas.map((name) => `schemas/${name}`),
    ].sort(),
  )
})

it('has less than 930 kB unpacked', () => {
  expect(files.reduce((sum, path) => sum + statSync(join(root, path)).size, 0)).toBeLessThan(
    930_000,
  )
})

/** The packages that entries may import. */
const peers: Readonly<Record<string, string>> = { testing: 'fast-check' }

it.each(files.filter((path) => path.startsWith('dist/')))(
  '%s imports only the main entry and its peer',
  (path) => {
    const entry = basename(path).replace(/\.(?:d\.ts|js)$/, '')
    const allowed = entry === 'index' ? [] : ['./index.js', peers[entry]]
    const imports = text(path).matchAll(
      /(?:^|[;}])(?:import|export)\b[^;"']*\bfrom ?["']([^"']+)["']/gm,
    )
    for (const [, source] of imports) expect(allowed).toContain(source)
    expect(text(path)).not.toMatch(/\bimport\(|\brequire\(|\/\/\/ *<reference|sourceMappingURL/)
  },
)

it('has no dependency and only optional peers', () => {
  expect(manifest).not.toHaveProperty('dependencies')
  const optional = Object.keys(manifest.peerDependencies).map((name) => [name, { optional: true }])
  expect(manifest.peerDependenciesMeta).toEqual(Object.fromEntries(optional))
})

it('has no finding of publint', async () => {
  const packed = readFileSync(tarball)
  const buffer = packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength)
  expect((await publint({ pack: { tarball: buffer }, strict: true })).messages).toEqual([])
})

it('has types for every entry that agree with its files, as Are The Types Wrong finds', async () => {
  const { entries, problems } = await typeProblemsOf(tarball)
  expect(entries).toEqual(Object.keys(manifest.exports))
  expect(problems).toEqual([])
})
