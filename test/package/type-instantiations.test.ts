// Tests how much work the types of the package cause the TypeScript compiler.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, inject, it } from 'vitest'

const cwd = inject('installation')

/** Counts the type instantiations of a program that is compiled where the package is installed. */
function instantiations(name: string, source: string): number {
  const project = join(cwd, `tsconfig.${name}.json`)
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2022'],
    module: 'nodenext',
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    skipLibCheck: true,
    noEmit: true,
  }
  writeFileSync(join(cwd, `${name}.mts`), source)
  writeFileSync(project, JSON.stringify({ compilerOptions, files: [`${name}.mts`] }))
  const { status, stdout } = spawnSync(
    process.execPath,
    [resolve('node_modules/typescript/bin/tsc'), '-p', project, '--extendedDiagnostics'],
    { cwd, encoding: 'utf8' },
  )
  expect(status, stdout).toBe(0)
  return Number(/^Instantiations:\s+(\d+)$/m.exec(stdout)?.[1])
}

const limit = 1_000

it(`a consumer has at most ${limit} type instantiations more than an empty file`, () => {
  const added =
    instantiations(
      'types-of-an-update',
      `import { icmpMonitorUpdate } from 'monitor-contract'
declare const body: unknown
const result = icmpMonitorUpdate.validate(body)
export const frequency: number | undefined = result.valid ? result.value.frequency : undefined
// @ts-expect-error: a frequency is no string, if it is typed.
export const wrong: string | undefined = result.valid ? result.value.frequency : undefined`,
    ) - instantiations('types-of-nothing', 'export {}')
  console.log(`Type instantiations: ${added}`)
  expect(added).toBeGreaterThan(0)
  expect(added).toBeLessThanOrEqual(limit)
})
