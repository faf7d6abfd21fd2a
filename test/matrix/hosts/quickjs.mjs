// Writes the report of QuickJS: FOLDER_OF_MODULES OUTPUT
import { readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { getQuickJS } from 'quickjs-emscripten'

const [folder, output] = process.argv.slice(2)

const quickjs = await getQuickJS()
const runtime = quickjs.newRuntime()
runtime.setMaxStackSize(0)
runtime.setModuleLoader(
  (path) => readFileSync(join(folder, path), 'utf8'),
  (importer, path) => (path.startsWith('.') ? posix.join(posix.dirname(importer), path) : `peers/${path}.js`),
)
const context = runtime.newContext()
const code = "import { report } from './portable.js'; export const text = JSON.stringify(report())"
const exported = context.unwrapResult(context.evalCode(code, 'main.js', { type: 'module' }))
writeFileSync(output, context.getProp(exported, 'text').consume(context.getString))
process.exit()
