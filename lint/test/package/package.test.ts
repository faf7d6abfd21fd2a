// Tests the packed package: its content, its manifest, its declarations, and a bundle for browsers.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { publint } from 'publint'
import { describe, expect, inject, it } from 'vitest'
import { typeProblemsOf } from '../../../test/helpers/type-problems.ts'
import library from '../../../package.json' with { type: 'json' }
import lock from '../../../package-lock.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }

const installation = inject('lintInstallation')
const folder = join(installation, 'node_modules', manifest.name)
const textOf = (path: string): string => readFileSync(join(folder, path), 'utf8')

/** Returns the packages that a built file imports. */
const importsOf = (path: string): string[] =>
  [...textOf(path).matchAll(/^(?:import|export)\b[^"']*?["']([^"']+)["'];?$/gm)].map(
    ([, source = '']) => source,
  )

describe('the package', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })

  it('has one readable file for each entry, the declarations, and three text files', () => {
    expect(files.filter((path) => statSync(join(folder, path)).isFile()).sort()).toEqual([
      'LICENSE',
      'README.md',
      'dist/command.js',
      'dist/index.d.ts',
      'dist/index.js',
      'package.json',
    ])
    const lengths = textOf('dist/index.js')
      .split('\n')
      .map(({ length }) => length)
    expect(Math.max(...lengths)).toBeLessThan(1_000)
  })

  it('has no finding of publint', async () => {
    const packed = readFileSync(inject('lintTarball'))
    const buffer = packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength)
    const { messages } = await publint({ pack: { tarball: buffer }, strict: true })
    expect(messages).toEqual([])
  })

  it('has types for every entry, as Are The Types Wrong finds', async () => {
    const { entries, problems } = await typeProblemsOf(inject('lintTarball'))
    expect(entries).toEqual(Object.keys(manifest.exports))
    expect(problems).toEqual([])
  })

  it('imports only its dependencies, and Node.js only in the command', () => {
    const dependencies = Object.keys(manifest.dependencies)
    const isAllowed = (source: string) =>
      dependencies.some((name) => source === name || source.startsWith(`${name}/`))
    const imports = importsOf('dist/index.js')
    expect(imports).toContain('yaml')
    expect(imports.filter((source) => !isAllowed(source))).toEqual([])
    const others = importsOf('dist/command.js').filter((source) => !isAllowed(source))
    expect(others.filter((source) => !source.startsWith('node:'))).toEqual(['./index.js'])
  })

  it('has the version of the library, and accepts it', () => {
    expect(manifest.version).toBe(library.version)
    const [major = '', minor = ''] = library.version.split('.')
    expect(manifest.dependencies['monitor-contract']).toBe(`^${major}.${minor}.0`)
  })

  it('is in the lock file without addresses of registries', () => {
    const resolved = Object.values<object>(lock.packages).flatMap((each) =>
      'resolved' in each ? String(each.resolved) : [],
    )
    expect(resolved.filter((address) => address.includes(':'))).toEqual([])
  })

  it('compiles without skipLibCheck', () => {
    writeFileSync(
      join(installation, 'use.ts'),
      `import { icmpMonitorUpdate } from 'monitor-contract'
import { fixText, lintText, toCodeFrame, toGithubAnnotations, toSarif } from 'monitor-contract-lint'

const text = 'heartbeat: {}'
for (const { at, document, result } of lintText(icmpMonitorUpdate, text, { language: 'yaml' })) {
  const place: string = at + document
  for (const issue of result.errors) {
    if (issue.code === 'maximum') issue.params.maximum.toFixed()
    console.log(place, toCodeFrame(issue, text, { file: 'a.yaml' }), issue.fixes[0]?.title)
  }
  console.log(toGithubAnnotations([{ file: 'a.yaml', result }]), toSarif([{ file: 'a.yaml', text, result }]).runs[0].results)
}
console.log(fixText(icmpMonitorUpdate, text, { unsafe: true }).applied.map(({ title }) => title))
`,
    )
    const flags = '--noEmit --strict --exactOptionalPropertyTypes --module nodenext --target es2022'
    const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
    const given = [tsc, ...flags.split(' '), '--lib', 'es2022,dom', 'use.ts']
    const { stdout } = spawnSync(process.execPath, given, { cwd: installation, encoding: 'utf8' })
    expect(stdout).toBe('')
  })

  it('runs in browsers: its main entry needs nothing of Node.js', () => {
    const contents = `import { lintText, fixText, toCodeFrame } from 'monitor-contract-lint'
globalThis.lint = { lintText, fixText, toCodeFrame }`
    const { outputFiles } = buildSync({
      stdin: { contents, resolveDir: installation },
      bundle: true,
      platform: 'browser',
      format: 'esm',
      minify: true,
      write: false,
    })
    expect(outputFiles[0]?.text).not.toMatch(/\brequire\("|"node:/)
  })
})
