// Creates the folder of a matrix run: the packed package with its peers, and the questions.
import { build } from 'esbuild'
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ajv from 'ajv/package.json' with { type: 'json' }
import fastCheck from 'fast-check/package.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }
import { output, type Workplace } from './matrix-run.ts'

const root = join(import.meta.dirname, '../..')

/** The JavaScript entries: import path and file. */
const scripts = Object.entries(manifest.exports).flatMap(([path, target]) =>
  typeof target === 'object' ? [{ path: path.replace('.', manifest.name), file: target.default }] : [],
)

/** Returns a module that makes the calls of some entries without a file system. */
export function portableModule(paths: readonly string[], hasAjv: boolean): string {
  const chosen = scripts.filter(({ path }) => paths.includes(path))
  const entries = chosen.map(({ path }, index) => `'${path}': entry${index}`).join(', ')
  return [
    "import * as fastCheck from 'fast-check'",
    hasAjv ? "import Ajv from 'ajv'" : 'let Ajv',
    "import questions from './questions.js'",
    "import { reportOn } from './runner.mjs'",
    ...chosen.map(({ file }, index) => `import * as entry${index} from './package/${file.replace('./', '')}'`),
    `export const report = () => reportOn(questions, { entries: { ${entries} }, fastCheck, Ajv })`,
  ].join('\n')
}

/** Packs the built package and installs it with its peers in a new folder. */
export async function makeWorkplace(): Promise<Workplace> {
  const installation = mkdtempSync(join(tmpdir(), 'monitor-contract-matrix-'))
  const modules = join(installation, 'modules')
  const packed = await output('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', installation], root)
  writeFileSync(join(installation, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const peers = [`ajv@${ajv.version}`, `fast-check@${fastCheck.version}`]
  await output('npm', ['install', '--silent', '--ignore-scripts', join(installation, packed), ...peers], installation)
  cpSync(join(import.meta.dirname, 'hosts'), installation, { recursive: true })

  const entries = scripts.map(({ path }) => path)
  mkdirSync(modules)
  cpSync(join(installation, 'node_modules/monitor-contract/dist'), join(modules, 'package/dist'), { recursive: true })
  cpSync(join(installation, 'runner.mjs'), join(modules, 'runner.mjs'))
  writeFileSync(join(modules, 'portable.js'), portableModule(entries, true))
  const sources = { 'fast-check': "export * from 'fast-check'", ajv: "export { default } from 'ajv/dist/2020.js'" }
  for (const [name, contents] of Object.entries(sources)) {
    await build({
      stdin: { contents, resolveDir: installation },
      bundle: true,
      format: 'esm',
      outfile: join(modules, 'peers', `${name}.js`),
    })
  }
  return { installation, modules, entries, questions: join(installation, 'questions.json') }
}

/** Returns the exports of the entries of the installed package. */
export async function importEntries({ installation, entries }: Workplace): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const [index, { file }] of scripts.entries()) {
    const exported: unknown = await import(join(installation, 'node_modules', manifest.name, file))
    found[entries[index] ?? ''] = exported
  }
  return found
}

/** Writes the questions to a file that every runtime can read. */
export function writeQuestions({ questions: file, modules }: Workplace, questions: readonly object[]): void {
  const text = JSON.stringify(questions)
  writeFileSync(file, text)
  writeFileSync(join(modules, 'questions.js'), `export default ${JSON.stringify(text)}\n`)
}
