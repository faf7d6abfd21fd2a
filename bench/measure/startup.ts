import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { buildFolder, moduleOf } from '../build.ts'
import { minimalBody } from '../scenarios/bodies.ts'
import { median } from './statistics.ts'

/** Returns the time of a whole process in ms. */
function lifetime(file: string): number {
  const start = performance.now()
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${file} ended with ${String(status)}`)
  return performance.now() - start
}

/** Writes a program that imports a contender, validates one body and exits. */
function programOf(contender: string): string {
  const module = moduleOf(contender, 'update')
  const file = join(dirname(module), 'startup.js')
  writeFileSync(
    file,
    `import { mistakes, validate } from './${basename(module)}'\nif (mistakes(validate(${JSON.stringify(minimalBody)})) > 0) process.exitCode = 1\n`,
  )
  return file
}

/**
 * Measures the time to import a contender and validate once, less an empty process: the median over interleaved runs.
 * Unit: ms.
 */
export function measureStartup(contenders: readonly string[], rounds: number): Readonly<Record<string, number>> {
  const programs = contenders.map((name) => [name, programOf(name)] as const)
  const empty = join(buildFolder, 'empty.js')
  const added: Record<string, number[]> = {}
  for (let round = 0; round < rounds; round++) {
    const base = lifetime(empty)
    for (const [name, file] of programs) (added[name] ??= []).push(lifetime(file) - base)
  }
  return Object.fromEntries(Object.entries(added).map(([name, values]) => [name, median(values)]))
}
