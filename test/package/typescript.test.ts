// Compiles programs that use the installed package, valid and invalid ones.
import { cpSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import newest from 'typescript'
import { describe, expect, inject, it } from 'vitest'

const folder = join(inject('installation'), 'consumer')
cpSync(join(import.meta.dirname, 'consumer'), folder, { recursive: true })
writeFileSync(join(folder, 'nothing.ts'), 'export {}')

type Compiler = typeof newest

const require = createRequire(import.meta.url)

/** The oldest version of TypeScript that the package supports, installed in a folder of its own. */
const oldest = require('./oldest-typescript/node_modules/typescript') as Compiler

const compilers = [
  { name: `the oldest TypeScript, ${oldest.version}`, ts: oldest },
  { name: `the newest TypeScript, ${newest.version}`, ts: newest },
]

/**
 * Compiles files of the consumer, whose project has no package but this one: no DOM, no types of
 * Node.js.
 */
function compile(ts: Compiler, files: readonly string[], resolution: newest.CompilerOptions) {
  const program = ts.createProgram(
    files.map((file) => join(folder, file)),
    {
      ...resolution,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts'],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      resolveJsonModule: true,
      declaration: true,
      emitDeclarationOnly: true,
    },
  )
  const declarations: string[] = []
  const { diagnostics } = program.emit(undefined, (name, text) => {
    if (name.endsWith('use.d.ts')) declarations.push(text)
  })
  const errors = [...ts.getPreEmitDiagnostics(program), ...diagnostics].map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, ' '),
  )
  return {
    errors,
    declarations: declarations.join(),
    instantiations: program.getInstantiationCount(),
  }
}

const { ModuleKind, ModuleResolutionKind } = newest
const nodeNext = {
  module: ModuleKind.NodeNext,
  moduleResolution: ModuleResolutionKind.NodeNext,
}
const bundler = { module: ModuleKind.ESNext, moduleResolution: ModuleResolutionKind.Bundler }

const resolutions = [
  { resolution: 'nodenext', options: nodeNext },
  { resolution: 'bundler', options: bundler },
]

it('the oldest TypeScript is 5.0', () => expect(oldest.versionMajorMinor).toBe('5.0'))

describe.each(compilers)('with $name', ({ ts }) => {
  const instantiationsOfNothing = compile(ts, ['nothing.ts'], nodeNext).instantiations

  // TypeScript 5.0 does not know import attributes, with which schemas.ts imports JSON.
  const files = ['use.ts', 'rules.ts', ...(ts === newest ? ['schemas.ts'] : [])]

  it.each(resolutions)(
    'correct code compiles with short declarations, and incorrect code does not: $resolution',
    ({ options }) => {
      const { errors, declarations, instantiations } = compile(ts, files, options)
      expect(errors).toEqual([])
      const short = declarations.replaceAll('import("monitor-contract").', '')
      expect(short).toContain('reader: Contract<Tolerant<IcmpMonitor>, ResponseOptions')
      expect(short.length).toBeLessThan(2_500)
      const added = instantiations - instantiationsOfNothing
      expect(added).toBeGreaterThan(0)
      expect(added).toBeLessThanOrEqual(50_000)
    },
  )
})
