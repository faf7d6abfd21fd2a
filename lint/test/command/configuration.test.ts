// Tests `monitor-contract-lint.config.js`, `.mjs` and `--config`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderWith, headlines, invalid, places, runIn, valid } from './command-runs.ts'

const own = `
import { defineRule, icmpMonitorUpdate } from 'monitor-contract'

const notTooOften = defineRule(icmpMonitorUpdate, {
  code: 'not-too-often',
  at: 'frequency',
  reads: ['frequency'],
  check: ({ frequency }) => (frequency < 2 ? { minimum: 2 } : undefined),
  message: ({ minimum }) => \`must be at least \${minimum} minutes in our plan.\`,
})

export default { contract: icmpMonitorUpdate.with({ rules: [notTooOften] }) }
`
const often = `${valid}frequency: 1\n`

describe('a configuration', () => {
  it('runs own rules, whose severity a flag can change', () => {
    const folder = folderWith({ 'monitor-contract-lint.config.js': own, 'a.yaml': often })
    const { status, stdout } = runIn(folder, ['a.yaml'])
    expect([status, headlines(stdout)]).toEqual([
      1,
      ['a.yaml:3:12: error: frequency must be at least 2 minutes in our plan. [not-too-often]'],
    ])
    expect(runIn(folder, ['--severity', 'not-too-often=off', 'a.yaml']).stdout).toBe('')
  })

  it('is another file with --config, whose paths are relative to it', () => {
    const folder = folderWith({
      'settings/lint.js': "export default { files: '../*.yaml', at: '/monitors/*' }",
      'a.yaml': `monitors: [{ heartbeat: {}, script: 5 }]\n`,
    })
    const { stdout, stderr } = runIn(folder, ['--config', 'settings/lint.js'])
    expect(places(stdout)).toEqual(['a.yaml:1:37 type'])
    expect(stderr).not.toContain('Monitors found')
    const elsewhere = runIn(join(folder, 'settings'), ['--config', 'lint.js'])
    expect(places(elsewhere.stdout)).toEqual([`${join(folder, 'a.yaml')}:1:37 type`])
  })

  it('gives way to the flag --at and to arguments', () => {
    const folder = folderWith({
      'monitor-contract-lint.config.js': "export default { files: 'b.yaml', at: '/monitors/*' }",
      'a.yaml': `others: [{ heartbeat: {}, script: 5 }]\n`,
    })
    expect(places(runIn(folder, ['--at', '/others/*', 'a.yaml']).stdout)).toEqual([
      'a.yaml:1:35 type',
    ])
  })

  it.each([
    {
      what: 'an unknown key',
      config: 'export default { file: [] }',
      message: 'unknown key "file". Known keys: contract, at, files.',
    },
    {
      what: 'another contract',
      config: 'export default { contract: {} }',
      message: 'contract must be a contract',
    },
    {
      what: 'a wrong place',
      config: 'export default { at: 5 }',
      message: 'at must be a string or a list of strings.',
    },
    {
      what: 'wrong files',
      config: 'export default { files: [] }',
      message: 'files must be a string or a list of strings.',
    },
    {
      what: 'no default export',
      config: 'export const files = []',
      message: 'the default export must be an object',
    },
    { what: 'a mistake in its code', config: 'export default {', message: 'cannot be loaded: ' },
  ])('exits with 2 for $what', ({ config, message }) => {
    const folder = folderWith({ 'monitor-contract-lint.config.js': config, 'a.yaml': invalid })
    const { status, stdout, stderr } = runIn(folder, ['a.yaml'])
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(`monitor-contract-lint.config.js: ${message}`)
  })

  it('exits with 2 where the given file does not exist', () => {
    const { status, stderr } = runIn(folderWith({ 'a.yaml': valid }), [
      '--config',
      'x.js',
      'a.yaml',
    ])
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining('x.js: the configuration file does not exist.'),
    ])
  })

  it('is a module with the ending .mjs where package.json says otherwise', () => {
    const folder = folderWith({
      'package.json': '{ "type": "commonjs" }',
      'monitor-contract-lint.config.mjs': own,
      'a.yaml': often,
    })
    expect(places(runIn(folder, ['a.yaml']).stdout)).toEqual(['a.yaml:3:12 not-too-often'])
    writeFileSync(join(folder, 'monitor-contract-lint.config.js'), own)
    const { status, stderr } = runIn(folder, ['a.yaml'])
    expect([status, stderr]).toEqual([2, expect.stringContaining('Give the file the ending .mjs.')])
  })

  it('shows where an own rule throws', () => {
    const throwing = own.replace(
      '(frequency < 2 ? { minimum: 2 } : undefined)',
      'frequency.missing.name',
    )
    const folder = folderWith({ 'monitor-contract-lint.config.js': throwing, 'a.yaml': often })
    const { status, stderr } = runIn(folder, ['a.yaml'])
    expect(status).toBe(2)
    expect(stderr).toMatch(
      /a\.yaml: cannot be checked: TypeError: [^]*monitor-contract-lint\.config\.js:/,
    )
  })
})
