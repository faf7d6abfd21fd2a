// Tests the installed package in plain Node.js: imported and required.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import * as everything from 'monitor-contract'

const cwd = inject('installation')
const node = (code: string, ...options: string[]): string =>
  execFileSync(process.execPath, [...options, '-e', code], { cwd, encoding: 'utf8' })

describe('the installed package in plain Node.js', () => {
  it('can be imported', () => {
    expect(
      node(
        "import { icmpMonitorUpdate } from 'monitor-contract'; console.log(icmpMonitorUpdate.is({ heartbeat: {}, script: '' }))",
        '--input-type=module',
      ),
    ).toBe('true\n')
  })

  it('can be required', () => {
    expect(
      node(
        "console.log(require('monitor-contract').icmpMonitorUpdate.is({ heartbeat: {}, script: '' }))",
        '--input-type=commonjs',
      ),
    ).toBe('true\n')
  })

  it('prints a readable error, not the whole bundle', () => {
    const { stderr } = spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        "import { icmpMonitorUpdate } from 'monitor-contract'; icmpMonitorUpdate.parse({})",
      ],
      { cwd, encoding: 'utf8' },
    )
    expect(stderr).toContain('\nContractError: icmpMonitorUpdate: heartbeat is missing')
    expect(stderr.length).toBeLessThan(5000)
  })

  it('exports what the source exports', () => {
    expect(
      JSON.parse(
        node("console.log(JSON.stringify(Object.keys(require('monitor-contract')).sort()))", '--input-type=commonjs'),
      ),
    ).toEqual(Object.keys(everything).sort())
  })

  const installed = join(cwd, 'node_modules/monitor-contract')
  const schemas = readdirSync(join(installed, 'schemas'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => `schemas/${path.replaceAll('\\', '/')}`)

  it('exports each file in schemas/ by its own path, as it is in the repository', () => {
    const imports = schemas.map((path) => `monitor-contract/${path}`)
    const code = `console.log(JSON.stringify(${JSON.stringify(imports)}.map((path) => require(path))))`
    expect(JSON.parse(node(code, '--input-type=commonjs'))).toEqual(
      schemas.map((path): unknown => JSON.parse(readFileSync(path, 'utf8'))),
    )
    expect(schemas.length).toBeGreaterThan(25)
  })

  it('has a file at every path below schemas/ that the documentation names', () => {
    const pages = ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)].filter((p) => p.endsWith('.md'))
    const named = pages.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/\bmonitor-contract\/(schemas\/[\w./-]+)/g)].map(([, path = '']) => path),
    )
    expect(named.filter((path) => !existsSync(join(installed, path)))).toEqual([])
    expect(named.filter((path) => path.endsWith('/') || schemas.includes(path))).toEqual(named)
    expect(new Set(named).size).toBeGreaterThan(5)
  })

  it('does not export other files', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', "import 'monitor-contract/dist/index.js'"],
      { cwd, encoding: 'utf8' },
    )
    expect({ status, isRejected: stderr.includes('ERR_PACKAGE_PATH_NOT_EXPORTED') }).toEqual({
      status: 1,
      isRejected: true,
    })
  })
})
