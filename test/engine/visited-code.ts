/**
 * Prints the files and functions of `src` that the validation of a body with one mistake visits, at
 * first and the second time: `npx tsx test/engine/visited-code.ts [FOLDER OF A CHECKOUT]`.
 */
import { Session, type Profiler } from 'node:inspector/promises'
import { relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type * as contracts from '../../src/contracts/icmp-monitor.ts'

const root = resolve(process.argv[2] ?? '.')
const source = pathToFileURL(resolve(root, 'src/contracts/icmp-monitor.ts')).href
const { icmpMonitorUpdate } = (await import(source)) as typeof contracts

const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

for (const time of ['first', 'second']) {
  await session.post('Profiler.takePreciseCoverage')
  icmpMonitorUpdate.validate({ heartbeat: {}, script: '', name: 5 })
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const visited = result.flatMap(visitedFunctions)
  const files = new Set(visited.map(({ file }) => file))
  console.log(`${time} time: ${files.size} files, ${visited.length} functions`)
  for (const file of files) {
    const names = visited.filter((each) => each.file === file).map(({ name }) => name)
    console.log(`  ${file}: ${names.join(', ')}`)
  }
}

/** Returns the functions of a file of `src` that were called. */
function visitedFunctions({ url, functions }: Profiler.ScriptCoverage) {
  if (!url.startsWith('file:')) return []
  const file = relative(root, fileURLToPath(url))
  if (!file.startsWith('src/')) return []
  return functions
    .filter(({ ranges: [range] }) => (range?.count ?? 0) > 0)
    .map(({ functionName }) => ({ file, name: functionName === '' ? '(anonymous)' : functionName }))
}
