// Tests the content and the size of the packed package.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { expect, inject, it } from 'vitest'
import { bodyNames } from '../helpers/body-contracts.ts'

const tarball = inject('tarball')
const root = join(inject('installation'), 'node_modules/monitor-contract')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => statSync(join(root, path)).isFile())
  .sort()
const text = (path: string): string => readFileSync(join(root, path), 'utf8')

it('contains only the built entries, the schemas, three text files and package.json', () => {
  const schemas = readdirSync('schemas', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `schemas/${name}`)
  const others = files.filter((path) => !schemas.includes(path))
  expect(others).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    ...['ajv', 'docs', 'index', 'report', 'testing', 'text', 'yaml'].flatMap((entry) => [
      `dist/${entry}.d.ts`,
      `dist/${entry}.js`,
    ]),
    'package.json',
  ])
  expect(files.filter((path) => path.startsWith('schemas/'))).toEqual(schemas.sort())
})

const kinds = bodyNames.filter((name) => name.endsWith('MonitorUpdate'))

it('has less than 740 KB unpacked, plus 190 KB for each kind of monitor', () => {
  const limit = 740_000 + 190_000 * kinds.length
  expect(files.reduce((sum, path) => sum + statSync(join(root, path)).size, 0)).toBeLessThan(limit)
})

/** The files and packages that each entry may import. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  ajv: ['./index.js'],
  docs: ['./index.js'],
  testing: ['./index.js', 'fast-check'],
  report: ['./index.js'],
  text: ['./index.js'],
  yaml: ['./index.js', 'yaml'],
  index: [],
}

it('needs no other package at run time or for its types, except fast-check for arbitraries and yaml for YAML', () => {
  const manifest: unknown = JSON.parse(text('package.json'))
  expect(manifest).not.toHaveProperty('dependencies')
  expect(manifest).toHaveProperty('peerDependenciesMeta', {
    ajv: { optional: true },
    'fast-check': { optional: true },
    yaml: { optional: true },
  })
  for (const path of files.filter((name) => name.startsWith('dist/'))) {
    const entry = /\/([\w-]+)\./.exec(path)?.[1] ?? ''
    const sources = [...text(path).matchAll(/(?:^|[;}])(?:import|export)\b[^;"']*\bfrom ?["']([^"']+)["']/gm)].map(
      ([, source]) => source,
    )
    expect(allowed[entry]).toEqual(expect.arrayContaining([...new Set(sources)]))
    expect(text(path)).not.toMatch(/\bimport\(|\brequire\(|\/\/\/ *<reference/)
  }
})

it('has no reference to a source map that is not in it', () => {
  for (const path of files) expect(text(path)).not.toContain('sourceMappingURL')
})

it('has no finding of publint', async () => {
  const packed = readFileSync(tarball)
  const { messages } = await publint({
    pack: { tarball: packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength) },
    strict: true,
  })
  expect(messages).toEqual([])
})

it('has no finding of @arethetypeswrong/cli', () => {
  const { status, stdout } = spawnSync(
    'node_modules/.bin/attw',
    [tarball, '--profile', 'esm-only', '--format', 'table-flipped', '--no-color'],
    { encoding: 'utf8' },
  )
  expect(status, stdout).toBe(0)
})
