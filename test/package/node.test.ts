// Tests the installed package in plain Node.js: imported and required.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, inject, it } from 'vitest'
import * as everything from 'monitor-contract'

/** Runs a program where the package is installed. */
const node = (type: 'module' | 'commonjs', code: string) =>
  spawnSync(process.execPath, [`--input-type=${type}`, '-e', code], {
    cwd: inject('installation'),
    encoding: 'utf8',
  })

it.each([
  ['imported', 'module', "import * as main from 'monitor-contract'\n"],
  ['required', 'commonjs', "const main = require('monitor-contract')\n"],
] as const)('can be %s, with the exports of the source', (_, type, load) => {
  const { stdout } = node(type, `${load}console.log(JSON.stringify(Object.keys(main)))`)
  expect((JSON.parse(stdout) as string[]).sort()).toEqual(Object.keys(everything).sort())
})

it('prints a readable error, not the whole bundle', () => {
  const { stderr } = node(
    'module',
    "(await import('monitor-contract')).icmpMonitorUpdate.parse({})",
  )
  expect(stderr).toContain('\nContractError: icmpMonitorUpdate: heartbeat is missing')
  expect(stderr.length).toBeLessThan(5000)
})

it('exports each file in schemas/ by its own path, as it is in the repository', () => {
  const paths = readdirSync('schemas', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => `schemas/${path.replaceAll('\\', '/')}`)
  const imports = paths.map((path) => `monitor-contract/${path}`)
  const { stdout } = node(
    'commonjs',
    `console.log(JSON.stringify(${JSON.stringify(imports)}.map((path) => require(path))))`,
  )
  expect(JSON.parse(stdout)).toEqual(
    paths.map((path): unknown => JSON.parse(readFileSync(path, 'utf8'))),
  )
  expect(paths.length).toBeGreaterThan(15)
})

it('does not export other files', () => {
  const { status, stderr } = node('module', "import 'monitor-contract/dist/index.js'")
  expect(status).toBe(1)
  expect(stderr).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED')
})
