// Tests `validateYaml` on long texts, with two versions of the package `yaml`.
import { icmpMonitorUpdate } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { fault, foundWith, valid, versions } from './versions.ts'

describe.each(versions)('with the %s version of the package', (_, validateYaml) => {
  it('reads blanks at the end once, not for each fault', () => {
    const text = `${'--- *a\n'.repeat(10_000)}${' '.repeat(4_000_000)}`
    expect(foundWith(validateYaml)(text)).toEqual(Array.from({ length: 10_000 }, () => fault('BAD_ALIAS', '*a')))
  }, 15_000)

  it('does not copy the tags of a text of YAML 1.1 into each document', () => {
    const tags = Array.from({ length: 2_400 }, (_, index) => `%TAG !a${index}! tag:x\n`).join('')
    expect(foundWith(validateYaml)(`%YAML 1.1\n${tags}---\n${'a\n---\n'.repeat(8_000)}`)).toHaveLength(8_000)
  }, 15_000)

  it.each<[string, () => string]>([
    ['a list', () => `${valid}tags:\n${'  - "a \\n b"\n'.repeat(75_000)}`],
    ['objects', () => `${valid}heartbeat2:\n${' - {a: 1, b: [x]}\n'.repeat(55_000)}`],
    ['comments after a field to remove', () => `${valid}id: a\n${'#\n'.repeat(450_000)}`],
    ['one string', () => `${valid}name: ${'x '.repeat(500_000)}`],
  ])(
    'validates 1 MB with %s',
    (_title, text) => expect(validateYaml(icmpMonitorUpdate, text())).toMatchObject([{ truncated: false }]),
    300_000,
  )
})
