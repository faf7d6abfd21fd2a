// Runs the built command on the examples of the issue codes.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runInThisContext } from 'node:vm'
import { icmpMonitorUpdate, type Result } from 'monitor-contract'
import type { CodeExample } from '../../src/reference/code-facts.ts'

/** An example in a file. */
export interface ExampleFile extends CodeExample {
  readonly file: string
}

/** What the command makes of an example. */
export interface ExampleRun {
  /** What it prints about the file. */
  readonly output: string
  /** The text after `--fix`. */
  readonly fixed: string
  /** The text after `--unsafe-fixes`. */
  readonly unsafelyFixed: string
}

/** Returns what the command makes of each example, by file. */
export function runExamples(files: readonly ExampleFile[]): ReadonlyMap<string, ExampleRun> {
  const contracts = [...new Set(files.map(({ contract }) => contract))]
  return new Map(
    contracts.flatMap((contract) =>
      runWith(
        contract,
        files.filter((each) => each.contract === contract),
      ),
    ),
  )
}

const built = (path: string): URL => new URL(`../../${path}`, import.meta.url)

const command = fileURLToPath(built('lint/dist/command.js'))

function runWith(contract: string, files: readonly ExampleFile[]) {
  const folder = mkdtempSync(join(tmpdir(), 'issue-codes-'))
  try {
    writeFileSync(
      join(folder, 'monitor-contract-lint.config.js'),
      `import { ${contract} as contract } from '${built('dist/index.js').href}'\n` +
        'export default { contract }\n',
    )
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    for (const { file, text } of files) writeFileSync(join(folder, file), text)
    const outputs = outputsIn(folder, files)
    const hasFixes = [...outputs.values()].some((output) => /^fix: /m.test(output))
    const fixed = hasFixes ? textsAfter('--fix', folder, files) : textsOf(files)
    const unsafelyFixed = hasFixes ? textsAfter('--unsafe-fixes', folder, files) : textsOf(files)
    return files.map(({ file }): readonly [string, ExampleRun] => [
      file,
      {
        output: outputs.get(file) ?? '',
        fixed: fixed.get(file) ?? '',
        unsafelyFixed: unsafelyFixed.get(file) ?? '',
      },
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Texts by file. */
type Texts = ReadonlyMap<string, string>

const textsOf = (files: readonly ExampleFile[]): Texts =>
  new Map(files.map(({ file, text }) => [file, text]))

/** Returns what the command prints about each file. */
function outputsIn(folder: string, files: readonly ExampleFile[]): Texts {
  const frames = run(folder, files, []).trimEnd().split('\n\n')
  return new Map(
    files.map(({ file }) => [
      file,
      frames.filter((frame) => frame.startsWith(`${file}:`)).join('\n\n'),
    ]),
  )
}

/** Returns the texts of the files after a flag has changed them. */
function textsAfter(flag: string, folder: string, files: readonly ExampleFile[]): Texts {
  run(folder, files, [flag])
  return new Map(files.map(({ file }) => [file, readFileSync(join(folder, file), 'utf8')]))
}

function run(folder: string, files: readonly ExampleFile[], flags: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [command, ...flags, ...files.map(({ file }) => file)],
    { cwd: folder, encoding: 'utf8', env: { PATH: process.env['PATH'] } },
  )
  if (status !== 0 && status !== 1) throw new Error(stderr)
  return stdout
}

/** Returns the first issue that a call reports, as the command words it. */
export function runProgram(source: string): string {
  const call = runInThisContext(`(icmpMonitorUpdate) => ${source}`) as (
    contract: typeof icmpMonitorUpdate,
  ) => Result<unknown>
  const { errors } = call(icmpMonitorUpdate)
  return errors.map(({ severity, message, code }) => `${severity}: ${message} [${code}]`).join('\n')
}
