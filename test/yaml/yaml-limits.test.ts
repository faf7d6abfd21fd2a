// Tests the limits of `validateYaml`, and long texts, with two versions of the package `yaml`.
import { icmpMonitorUpdate } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { fault, foundWith, valid, versions } from './versions.ts'

describe.each(versions)('with the %s version of the package', (_, validateYaml) => {
  const found = foundWith(validateYaml)

  it('counts aliases as the package does', () => {
    const aliases = (count: number, anchored: string) => `a: &a ${anchored}\nb: [${'*a,'.repeat(count)}]`
    const tooMany = (text: string) => found(text)[0]?.filter((issue) => issue.includes('RESOURCE')) ?? []
    const nested = (count: number) => `a: &a [x]\nb: &b [*a,*a,*a]\nc: [${'*b,'.repeat(count)}]`
    expect(tooMany(aliases(99, 'x'))).toEqual([])
    expect(tooMany(aliases(100, 'x'))).toEqual(fault('RESOURCE_EXHAUSTION', '*a'))
    expect(tooMany(aliases(1000, '[[], {}]'))).toEqual([])
    expect(tooMany(nested(24))).toEqual([])
    expect(tooMany(nested(25))).toEqual(fault('RESOURCE_EXHAUSTION', '*b'))
  })

  it.each([
    ['flow lists', (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`],
    ['flow objects', (levels: number) => `${'{a: '.repeat(levels)}${'}'.repeat(levels)}`],
    ['block lists', (levels: number) => '- '.repeat(levels)],
    [
      'block objects',
      (levels: number) => Array.from({ length: levels }, (_, level) => `${' '.repeat(level)}a:`).join('\n'),
    ],
    ['keys', (levels: number) => '? '.repeat(levels)],
    [
      'fields in lists',
      (levels: number) => `${'[a: '.repeat(levels / 2)}${'['.repeat(levels % 2)}${']'.repeat(Math.ceil(levels / 2))}`,
    ],
  ])('accepts 200 levels of %s, and no more', (_title, nested) => {
    const reasons = (levels: number) =>
      found(`${nested(levels)}\n---\n${valid}`).map((issues) => / RESOURCE\w+/.exec(issues[0] ?? '')?.[0])
    expect(reasons(200)).toEqual([undefined, undefined])
    expect(reasons(201)).toEqual([' RESOURCE_EXHAUSTION', undefined])
  })

  it.each(['[', '{a: ', '- ', '? ', '&a ', '!a ', '[: ', '[? : ', '[a: ', '- - ? ', 'a: b: c\n'])(
    'reports one error for 100,000 times %o, and validates the next documents',
    (part) => {
      const text = `${part.repeat(100_000)}\n---\n${valid}...\n${part.repeat(100_000)}\n...\n5`
      expect(found(text).map((issues) => issues.map((issue) => issue.split(' ')[0]))).toEqual([
        ['yaml-syntax'],
        [],
        ['yaml-syntax'],
        ['type'],
      ])
    },
  )

  it.each([`${'- '.repeat(200)}&a !!str x`, '-\n'.repeat(1_000)])('accepts many indicators: %o', (text) => {
    expect(found(text)).toEqual([[`type  ${text.trimEnd()}`]])
  })

  it('reports the first error of a document that is nested too deeply', () => {
    expect(found('a: b: c\n'.repeat(300))).toEqual([[expect.stringMatching(/^yaml-syntax BLOCK_AS_IMPLICIT_KEY b/)]])
  })

  it.each<[string, () => string]>([
    ['a list', () => `${valid}tags:\n${'  - "a \\n b"\n'.repeat(75_000)}`],
    ['objects', () => `${valid}heartbeat2:\n${' - {a: 1, b: [x]}\n'.repeat(55_000)}`],
    ['one string', () => `${valid}name: ${'x '.repeat(500_000)}`],
  ])(
    'validates 1 MB with %s',
    (_title, text) => expect(validateYaml(icmpMonitorUpdate, text())).toMatchObject([{ truncated: false }]),
    300_000,
  )
})
