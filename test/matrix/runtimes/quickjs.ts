import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { installed, output, readReport, type Run } from '../run.ts'

export const quickjsRun: Run = {
  runtime: 'QuickJS',
  mode: 'ES modules',
  lacks: ['Headers', 'URLSearchParams'],
  async perform({ modules, installation }) {
    const { version } = JSON.parse(readFileSync(installed('quickjs-emscripten/package.json'), 'utf8')) as {
      readonly version: string
    }
    const file = join(installation, 'report.json')
    await output(execPath, [join(import.meta.dirname, '../hosts/quickjs.mjs'), modules, file])
    return { ...readReport(file), version: `quickjs-emscripten ${version}` }
  },
}
