// Runs `hosts/import.mjs` in Deno and in Bun, and reads their reports.
import { join } from 'node:path'
import { arch, execPath, platform } from 'node:process'
import { installed, output, readReport, type Run, type Workplace } from '../matrix-run.ts'

async function reportOf(program: string, flags: readonly string[], { installation, entries, questions }: Workplace) {
  const file = join(installation, 'report.json')
  await output(program, [...flags, 'import.mjs', entries.join(), questions, file], installation)
  return readReport(file)
}

export const denoRun: Run = {
  runtime: 'Deno',
  mode: 'import',
  perform: (workplace) => {
    const permissions = ['--allow-read', `--allow-write=${workplace.installation}`, '--no-prompt']
    const flags = [installed('deno/bin.cjs'), 'run', '--node-modules-dir=manual', ...permissions]
    return reportOf(execPath, flags, workplace)
  },
}

export const bunRun: Run = {
  runtime: 'Bun',
  mode: 'import',
  perform: (workplace) =>
    reportOf(installed(`@oven/bun-${platform}-${arch === 'arm64' ? 'aarch64' : arch}/bin/bun`), [], workplace),
}
