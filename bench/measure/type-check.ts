import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolder, folder } from '../build.ts'
import { ours } from '../contenders/index.ts'

/** Programs that validate an update and read a field of it, as a consumer of each library would write them. */
const sources: Readonly<Record<string, string>> = {
  [ours]: `import { icmpMonitorUpdate } from '../../../dist/index.js'
declare const body: unknown
const result = icmpMonitorUpdate.validate(body)
export const frequency = result.valid ? result.value.frequency : undefined`,
  zod: `import { Update } from '../../contenders/zod/update.schema.ts'
declare const body: unknown
const result = Update.safeParse(body)
export const frequency = result.success ? result.data.frequency : undefined`,
}

/** Contenders whose types are inferred, so the compiler reads their file. */
const inferring = ['zod-mini', 'valibot', 'typebox', 'arktype']

const compilerOptions = {
  target: 'es2022',
  lib: ['es2022'],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
}

function instantiations(name: string, source: string): number {
  const place = join(buildFolder, 'types')
  mkdirSync(place, { recursive: true })
  const file = join(place, `${name}.ts`)
  writeFileSync(file, source)
  const project = join(place, `${name}.json`)
  writeFileSync(project, JSON.stringify({ compilerOptions, files: [file] }))
  const { stdout } = spawnSync(
    process.execPath,
    [join(folder, '../node_modules/typescript/bin/tsc'), '-p', project, '--extendedDiagnostics'],
    { encoding: 'utf8' },
  )
  const count = /^Instantiations:\s+(\d+)$/m.exec(stdout)?.[1]
  if (count === undefined || stdout.includes('error TS'))
    throw new Error(`The program for ${name} does not compile:\n${stdout}`)
  return Number(count)
}

/** Counts the type instantiations of a consumer, less those of an empty file. */
export function measureTypes(contenders: readonly string[]): Readonly<Record<string, number>> {
  const empty = instantiations('empty', 'export {}')
  const programs = contenders.flatMap((name) => {
    const source =
      sources[name] ?? (inferring.includes(name) ? `export * from '../../contenders/${name}/update.ts'` : undefined)
    return source === undefined ? [] : [[name, source] as const]
  })
  return Object.fromEntries(programs.map(([name, source]) => [name, instantiations(name, source) - empty]))
}
