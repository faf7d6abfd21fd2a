// Compiles and runs the package with Hermes, the engine of React Native.
import { build } from 'esbuild'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { platform } from 'node:process'
import ts from 'typescript'
import { installed, output, type Report, type Run } from '../matrix-run.ts'
import { portableModule } from '../matrix-folder.ts'

const folders: Readonly<Record<string, string>> = { linux: 'linux64-bin', darwin: 'osx-bin', win32: 'win64-bin' }
const binaryOf = (path: string): string => installed(path.replace('PLATFORM', folders[platform] ?? platform))

/** Returns the version from the output of `--version`. */
const versionOf = async (program: string): Promise<string> =>
  /release version: (\S+)/.exec(await output(program, ['--version']))?.[1] ?? 'unknown'

/** Returns a script with a module and everything that it imports. */
async function joined(file: string, modules: string): Promise<string> {
  const peers = { 'fast-check': join(modules, 'peers/fast-check.js'), ajv: join(modules, 'peers/ajv.js') }
  const outfile = file.replace(/\.js$/, '.script.js')
  await build({ entryPoints: [file], bundle: true, format: 'iife', globalName: 'exported', alias: peers, outfile })
  return outfile
}

const compilation: Run = {
  runtime: 'Hermes',
  mode: 'compiler',
  async perform({ modules, entries }) {
    const compiler = binaryOf('hermes-compiler/hermesc/PLATFORM/hermesc')
    for (const entry of entries) {
      const file = join(modules, 'package/dist', `${entry.split('/').slice(1).join('-') || 'index'}.js`)
      await output(compiler, ['-w', '-emit-binary', '-out', join(modules, 'bytecode'), await joined(file, modules)])
    }
    return { version: await versionOf(compiler), compiled: entries }
  },
}

/** Compiles code to ES5, as React Native does, because this Hermes does not support classes. */
const asES5 = (code: string): string =>
  ts.transpileModule(code, {
    compilerOptions: { target: ts.ScriptTarget.ES5, downlevelIteration: true, allowJs: true, strict: false },
  }).outputText

/**
 * Code for this Hermes: what fast-check needs at import, missing parts of ES2022, and object spread by the
 * specification. TypeScript's helper for spread loses an own `__proto__`.
 */
const additions = `
globalThis.setTimeout = globalThis.clearTimeout = () => undefined
for (const { prototype } of [Array, String])
  Object.defineProperty(prototype, 'at', { value(index) { return this[index < 0 ? this.length + index : index] } })
globalThis.__assign = (target, ...sources) => {
  for (const source of sources)
    for (const name of Object.keys(source ?? {}))
      Object.defineProperty(target, name, {
        value: source[name], writable: true, enumerable: true, configurable: true,
      })
  return target
}
`

const execution: Run = {
  runtime: 'Hermes',
  mode: 'as ES5, with at()',
  // Ajv, and the options of the docs entry, have regular expressions with `\p{…}`, which this Hermes rejects.
  lacks: ['Ajv', 'Headers', 'URLSearchParams', 'monitor-contract/docs'],
  async perform({ modules, entries }) {
    const hermes = binaryOf('hermes-engine-cli/PLATFORM/hermes')
    const module = join(modules, 'hermes.js')
    writeFileSync(
      module,
      portableModule(
        entries.filter((path) => path !== 'monitor-contract/docs'),
        false,
      ),
    )
    const script = join(modules, 'hermes.es5.js')
    const code = [
      additions,
      readFileSync(await joined(module, modules), 'utf8'),
      'print(JSON.stringify(exported.report()))',
    ]
    writeFileSync(script, asES5(code.join('\n')))
    const report = JSON.parse(await output(hermes, ['-w', script])) as Omit<Report, 'version'>
    return { ...report, version: await versionOf(hermes) }
  },
}

export const hermesRuns: readonly Run[] = [compilation, execution]
