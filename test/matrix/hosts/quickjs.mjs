// Writes the report of QuickJS: FOLDER_OF_MODULES OUTPUT
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, posix } from 'node:path'

const { getQuickJS } = createRequire(new URL('../../tools/', import.meta.url))('quickjs-emscripten')

const [folder, output] = process.argv.slice(2)

const quickjs = await getQuickJS()
const runtime = quickjs.newRuntime()
runtime.setMaxStackSize(0)
runtime.setModuleLoader(
  (path) => readFileSync(join(folder, path), 'utf8'),
  (importer, path) => (path.startsWith('.') ? posix.join(posix.dirname(importer), path) : `peers/${path}.js`),
)
const context = runtime.newContext()

function evaluate(code, name) {
  const result = context.evalCode(code, name, { type: 'module' })
  if (result.error) throw new Error(JSON.stringify(context.dump(result.error)))
  return result.value
}

// fast-check reads these when it is loaded, and calls them only in asynchronous properties.
evaluate('globalThis.setTimeout = globalThis.clearTimeout = () => undefined', 'timers.js')
const exported = evaluate(
  "import { report } from './quickjs.js'; export const text = JSON.stringify(report())",
  'main.js',
)
writeFileSync(output, context.getString(context.getProp(exported, 'text')))
process.exit() // A context that is left as it is would be reported as a leak.
