// Tests the limits of `validateYaml` with two versions of the package `yaml`.
import { describe, expect, it } from 'vitest'
import { foundWith, valid, versions } from './versions.ts'

describe.each(versions)('with the %s version of the package', (_, validateYaml) => {
  const found = foundWith(validateYaml)

  const reasonOf = (text: string) => / (RESOURCE_EXHAUSTION .*)/.exec(found(`${valid}${text}`).join('\n'))?.[1]
  const times = (count: number, part: string) => part.repeat(count)
  const aliases = (items: number, count: number) => `---\n[&a [${times(items, 'x,')}]${times(count, ',*a')}]\n`

  it.each<[string, (last: number) => string, string]>([
    ['scalars', (last) => `a: &a [${times(99, 'x,')}]\nb: [${times(1_999 + last, '*a,')}${times(100, '*b,')}]`, '*a'],
    ['six documents', (last) => times(5, aliases(99, 2_000)) + aliases(0, last - 1), '*a'],
    ['100 characters of a text', (last) => `a: &a ${times(9_900, 'x')}\nb: [${times(1_999 + last, '*a,')}]`, '*a'],
    [
      '100 characters of a key',
      (last) => `a: &a\n  ? ${times(9_800, 'x')}\n  : x\nb: [${times(1_999 + last, '*a,')}]`,
      '*a',
    ],
    [
      'nested aliases',
      (last) => `a: &a [${times(9, 'x,')}]\nb: &b [${times(9, '*a,')}]\nc: [${times(2_195 + 3 * last, '*b,')}]`,
      '*b',
    ],
    [
      'merged fields',
      (last) =>
        `a: &a {${Array.from({ length: 99 }, (_, index) => `k${index}: x`).join()}}\nb: [${times(1_999 + last, '{<<: *a},')}]`,
      '*a',
    ],
    ['merged empty objects', (last) => `a: &a [${times(999, '{},')}]\nb: [${times(199 + last, '{<<: *a},')}]`, '*a'],
    [
      'objects that are merged in place',
      (last) =>
        `a: ${times(39 + last, '{<<: ')}{${Array.from({ length: 4_999 }, (_, index) => `k${index}: x`).join()}}${times(39 + last, '}')}`,
      '{',
    ],
  ])('aliases add at most 200,000 values to a document, 1,000,000 to a text: %s', (_title, text, part) => {
    const fits = text(1).replace(/(?:\*b,){100}/, '')
    expect(reasonOf(fits)).toBe(undefined)
    expect(reasonOf(text(2))?.startsWith(`RESOURCE_EXHAUSTION ${part}`)).toBe(true)
  })

  it('accepts 300 aliases of a text of 60 KB', () => {
    expect(found(`heartbeat: {}\nscript: &a ${times(60_000, 'x')}\ntags: [${times(300, '*a,')}]`)).toEqual([[]])
  })

  it('aliases make a value at most 200 levels deep', () => {
    const nested = (lines: number) =>
      Array.from({ length: lines }, (_, line) => `k${line}: &k${line} [${line === 0 ? '' : `*k${line - 1}`}]`).join(
        '\n',
      )
    expect(reasonOf(nested(199))).toBe(undefined)
    expect(reasonOf(nested(200))).toBe('RESOURCE_EXHAUSTION *k198')
  })

  it('names that are objects have at most twenty million characters', () => {
    const nested = (length: number) => `${times(190, '{? ')}{${times(length, '/')}: 1}${times(190, '}')}`
    expect(reasonOf(`a: ${nested(90_000)}`)).toBe(undefined)
    expect(reasonOf(`a: ${nested(110_000)}`)).toMatch(/^RESOURCE_EXHAUSTION {/)
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
      found(`${valid}---\n${nested(levels)}`).map((issues) => / RESOURCE\w+/.exec(issues[0] ?? '')?.[0])
    expect(reasons(200)).toEqual([undefined, undefined])
    expect(reasons(201)).toEqual([undefined, ' RESOURCE_EXHAUSTION'])
  })

  it.each(['[', '{a: ', '- ', '? ', '&a ', '!a ', '[: ', '[? : ', '[a: ', '- - ? ', 'a: b: c\n'])(
    'reports one error for 100,000 times %o, and ends there',
    (part) => {
      const text = `${valid}---\n${part.repeat(100_000)}\n...\n5`
      expect(found(text).map((issues) => issues.map((issue) => issue.split(' ')[0]))).toEqual([[], ['yaml-syntax']])
    },
  )

  it.each([`${'- '.repeat(200)}&a !!str x`, '-\n'.repeat(1_000)])('accepts many indicators: %o', (text) => {
    expect(found(text)).toEqual([[`type  ${text.trimEnd()}`]])
  })

  it('reports the first error of a document that is nested too deeply', () => {
    expect(found('a: b: c\n'.repeat(300))).toEqual([[expect.stringMatching(/^yaml-syntax BLOCK_AS_IMPLICIT_KEY b/)]])
  })
})
