// Compiles programs that use the installed package, valid and invalid ones.
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, inject, it } from 'vitest'

const folder = join(inject('installation'), 'consumer')
cpSync(join(import.meta.dirname, 'consumer'), folder, { recursive: true })
writeFileSync(join(folder, 'nothing.ts'), 'export {}')

/** Compiles files of the consumer, whose project has no package but this one: no DOM, no types of Node.js. */
function compile(files: readonly string[], resolution: ts.CompilerOptions) {
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
  return { errors, declarations: declarations.join(), instantiations: program.getInstantiationCount() }
}

const nodeNext = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext }
const bundler = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }

const instantiationsOfNothing = compile(['nothing.ts'], nodeNext).instantiations

it.each([
  ['nodenext', nodeNext],
  ['bundler', bundler],
])(
  'correct code compiles with short declarations, and incorrect code does not, with moduleResolution %s',
  (_, resolution) => {
    const { errors, declarations, instantiations } = compile(['use.ts', 'schemas.ts'], resolution)
    expect(errors).toEqual([])
    const short = declarations.replaceAll('import("monitor-contract").', '')
    expect(short).toContain('reader: Contract<Tolerant<IcmpMonitor>, ResponseOptions>')
    expect(short.length).toBeLessThan(2_000)
    const added = instantiations - instantiationsOfNothing
    expect(added).toBeGreaterThan(0)
    expect(added).toBeLessThanOrEqual(4_000)
  },
)
