// Compiles programs that use the installed package, valid and invalid ones.
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, inject, it } from 'vitest'

const cwd = inject('installation')
cpSync(join(import.meta.dirname, 'consumer'), join(cwd, 'consumer'), { recursive: true })
writeFileSync(join(cwd, 'consumer/nothing.ts'), 'export {}')

/** Compiles files of the consumer, whose project has no package but this one: no DOM, no types of Node.js. */
function compile(files: readonly string[], resolution: { readonly moduleResolution: string }) {
  const compilerOptions = {
    ...resolution,
    target: 'es2022',
    lib: ['es2022'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    resolveJsonModule: true,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: `declarations.${resolution.moduleResolution}`,
  }
  const project = join(cwd, 'consumer', `tsconfig.${resolution.moduleResolution}.json`)
  writeFileSync(project, JSON.stringify({ compilerOptions, files }))
  const compiler = resolve('node_modules/typescript/bin/tsc')
  return spawnSync(process.execPath, [compiler, '-p', project, '--extendedDiagnostics'], { cwd, encoding: 'utf8' })
}

const nodeNext = { module: 'nodenext', moduleResolution: 'nodenext' }

it.each([nodeNext, { module: 'esnext', moduleResolution: 'bundler' }])(
  'correct code compiles with declarations, and incorrect code does not, with moduleResolution $moduleResolution',
  (resolution) => {
    const { status, stdout } = compile(['use.ts', 'schemas.ts'], resolution)
    expect(status, stdout).toBe(0)
    const declarations = readFileSync(
      join(cwd, 'consumer', `declarations.${resolution.moduleResolution}`, 'use.d.ts'),
      'utf8',
    ).replaceAll('import("monitor-contract").', '')
    expect(declarations).toContain('reader: Contract<Tolerant<IcmpMonitor>, ResponseOptions>')
    expect(declarations.length).toBeLessThan(2_000)
  },
)

it('a program adds at most 4,000 type instantiations to an empty file', () => {
  const instantiations = (file: string): number =>
    Number(/^Instantiations:\s+(\d+)$/m.exec(compile([file], nodeNext).stdout)?.[1])
  const added = instantiations('use.ts') - instantiations('nothing.ts')
  expect(added).toBeGreaterThan(0)
  expect(added).toBeLessThanOrEqual(4_000)
})
