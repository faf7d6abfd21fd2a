// Runs `hosts/quickjs.mjs`, which loads the package in QuickJS, and reads its report.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { installed, output, readReport, type Run } from '../matrix-run.ts'
import { portableModule } from '../matrix-folder.ts'

export const quickjsRun: Run = {
  runtime: 'QuickJS',
  mode: 'ES modules',
  // The docs entry needs `URL` when it is loaded.
  lacks: ['Headers', 'URLSearchParams', 'monitor-contract/docs'],
  async perform({ modules, installation, entries }) {
    const { version } = JSON.parse(readFileSync(installed('quickjs-emscripten/package.json'), 'utf8')) as {
      readonly version: string
    }
    const module = portableModule(
      entries.filter((path) => path !== 'monitor-contract/docs'),
      true,
    )
    writeFileSync(join(modules, 'quickjs.js'), module)
    const file = join(installation, 'report.json')
    await output(execPath, [join(import.meta.dirname, '../hosts/quickjs.mjs'), modules, file])
    return { ...readReport(file), version: `quickjs-emscripten ${version}` }
  },
}
