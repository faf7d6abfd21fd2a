import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { afterAll, describe, expect, it } from 'vitest'
import { limits } from '../../bench/limits.ts'

const entry = JSON.stringify(resolve('src/index.ts'))

/** What a consumer writes that needs no more than its name says. */
const consumers = {
  validate: `export { icmpMonitorUpdate } from ${entry}`,
  is: `export { isIcmpMonitorUpdate } from ${entry}`,
  everything: `export * from ${entry}`,
}

/** Bytes of a consumer's bundle, minified and gzipped. */
async function weigh(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: '.' },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
    legalComments: 'none',
  })
  return outputFiles.reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0)
}

describe('a consumer ships no more than it did', () => {
  const sizes = limits.filter((limit) => limit.kind === 'size')

  it('every kind of consumer has a limit', () => {
    expect(sizes.map(({ consumer }) => consumer).sort()).toEqual(Object.keys(consumers).sort())
  })

  it.each(sizes)('$what: $ceiling bytes', async ({ consumer, ceiling }) => {
    expect(await weigh(consumers[consumer])).toBeLessThanOrEqual(ceiling)
  })
})

describe('a consumer costs the compiler no more than the limit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'monitor-contract-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const compilerOptions = {
    target: 'es2022',
    lib: ['es2022'],
    module: 'nodenext',
    moduleResolution: 'nodenext',
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    skipLibCheck: true,
  }

  function compile(name: string, options: object, ...files: readonly string[]): string {
    const project = join(folder, `${name}.json`)
    writeFileSync(project, JSON.stringify({ compilerOptions: { ...compilerOptions, ...options }, files }))
    const { status, stdout } = spawnSync(
      process.execPath,
      ['node_modules/typescript/bin/tsc', '-p', project, '--extendedDiagnostics'],
      { encoding: 'utf8' },
    )
    expect(status, stdout).toBe(0)
    return stdout
  }

  /** Type instantiations that the compiler makes for a program. */
  function instantiations(name: string, source: string): number {
    const file = join(folder, `${name}.mts`)
    writeFileSync(file, source)
    return Number(/^Instantiations:\s+(\d+)$/m.exec(compile(name, { noEmit: true }, file))?.[1])
  }

  it.each(limits.filter((limit) => limit.kind === 'types'))('$what: $limit', ({ limit }) => {
    const declarations = join(folder, 'declarations')
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir')
    const emit = {
      outDir: declarations,
      allowJs: true,
      declaration: true,
      emitDeclarationOnly: true,
      rewriteRelativeImportExtensions: true,
    }
    compile('package', { types: ['node'], rootDir: resolve('src'), ...emit }, resolve('src/index.ts'))
    const added =
      instantiations(
        'consumer',
        `import { icmpMonitorUpdate } from ${JSON.stringify(join(declarations, 'index.js'))}
declare const body: unknown
const result = icmpMonitorUpdate.validate(body)
export const frequency: number | undefined = result.valid ? result.value.frequency : undefined
// @ts-expect-error: the types are there, or this would be allowed.
export const wrong: string | undefined = result.valid ? result.value.frequency : undefined`,
      ) - instantiations('empty', 'export {}')
    expect(added).toBeGreaterThan(0)
    expect(added).toBeLessThanOrEqual(limit)
  })
})
