// Tests the option `at` of `validateText` and `validateYaml`.
import { errorGroupList, icmpMonitorUpdate } from 'monitor-contract'
import { validateText, type PlaceResult } from 'monitor-contract/text'
import { validateYaml } from 'monitor-contract/yaml'
import { describe, expect, it, vi } from 'vitest'

/** Returns the place of each result, and code, pointer and part of the text of each error. */
const shown = (text: string, results: readonly PlaceResult<unknown>[]): string[][] =>
  results.map(({ at, errors }) => [
    at,
    ...errors.map(
      ({ code, pointer, range: { start, end } }) => `${code} ${pointer} ${text.slice(start.offset, end.offset)}`,
    ),
  ])

const found = (text: string, at: string) => {
  const yaml = shown(text, validateYaml(icmpMonitorUpdate, text, { at }))
  // JSON is YAML.
  if (text.startsWith('{') || text.startsWith('['))
    expect(shown(text, validateText(icmpMonitorUpdate, text, { at }))).toEqual(yaml)
  return yaml
}

const fields = (valueOf: () => string): string =>
  Array.from({ length: 100 }, (_, index) => `k${index}: ${valueOf()}`).join()

const valid = '"heartbeat":{},"script":""'

const repeated = (place: string): string => `duplicate-key ${place}`

describe('the option at', () => {
  it.each<[string, string, string, string[][]]>([
    ['every item', '/*', `[{${valid}},{${valid},"name":5},7]`, [['/0'], ['/1', 'type /name 5'], ['/2', 'type  7']]],
    [
      'every key, in the order of the text',
      '/*',
      `{"b":{${valid}},"1":{"script":""}}`,
      [['/b'], ['/1', 'required /heartbeat {']],
    ],
    ['one item', '/a/1', `{"a":[5,{${valid}}]}`, [['/a/1']]],
    ['an escaped key', '/a~1b~0', `{"a/b~":{${valid}}}`, [['/a~1b~0']]],
    [
      'a deep wildcard',
      '/*/monitor',
      `{"a":{"monitor":5},"b":{},"c":[],"__proto__":{"monitor":{${valid}}}}`,
      [['/a/monitor', 'type  5'], ['/__proto__/monitor']],
    ],
    ['the whole text', '', `{${valid},"name":5}`, [['', 'type /name 5']]],
    ['nothing', '/monitors/*', `{"monitors":[],"a":1}`, [['', 'required  {']]],
    ['repeated keys', '/a', `{"a":{"":1,"":2},"a":{${valid}}}`, [['', repeated('/a/ ""'), repeated('/a "a"')], ['/a']]],
    [
      'duplicate keys inside and outside of places',
      '/m/*',
      `{"m":[{${valid},"name":"a","name":"b"},{${valid}}],"x":{"y":1,"y":2}}`,
      [['', 'duplicate-key /x/y "y"'], ['/m/0', 'duplicate-key /name "name"'], ['/m/1']],
    ],
    ['a text with a syntax error', '/*', '[1, @]', [['', 'X']]],
    [
      'shared defaults',
      '/m/*',
      `d: &d {${valid.replaceAll(':', ': ')}}\nm:\n- <<: *d\n  name: 5\n- *d\n`,
      [['/m/0', 'type /name 5'], ['/m/1']],
    ],
    ['several documents', '/*', `a: {${valid.replaceAll(':', ': ')}}\n---\n---\nb: 5\n`, [['/a'], ['/b', 'type  5']]],
    ['an empty text', '/*', '# a', [['', 'type  #']]],
  ])('validates %s', (_title, at, text, expected) => {
    if (text.includes('@')) {
      expect(shown(text, validateText(icmpMonitorUpdate, text, { at }))).toEqual([['', 'json-syntax  @']])
      expect(shown(text, validateYaml(icmpMonitorUpdate, text, { at }))).toEqual([['', 'yaml-syntax  @']])
    } else expect(found(text, at)).toEqual(expected)
  })

  it('names the pointer if nothing is there', () => {
    expect(validateText(icmpMonitorUpdate, '5', { at: '/monitors/*' })).toMatchObject([
      { valid: false, at: '', errors: [{ message: 'Nothing is at /monitors/*.', range: { start: { offset: 0 } } }] },
    ])
  })

  it('keeps every duplicate key of each place, up to maxIssues for each', () => {
    const twice = '{"a":1,"a":2,"a":3}'
    const results = validateText(errorGroupList, `[${`[${twice}],`.repeat(3)}[]]`, { at: '/*', maxIssues: 1 })
    expect(results.map(({ at, errors }) => [at, errors.length])).toEqual([
      ['/0', 1],
      ['/1', 1],
      ['/2', 1],
      ['/3', 0],
    ])
  })

  it.each<[string, number, (fields: string) => string]>([
    ['every mistake of their own', 300, (fields) => `[${`{${fields}},`.repeat(300)}]`],
    ['one mistake each after 200 times maxIssues', 199, (fields) => `- &a {${fields}}\n${'- <<: *a\n'.repeat(299)}`],
  ])('reports of 300 monitors %s', (_, complete, textOf) => {
    const results = validateYaml(icmpMonitorUpdate, textOf(fields(() => '5')), { at: '/*', maxIssues: 101 })
    const counts = results.map(({ errors, warnings, truncated }) => [errors.length, warnings.length, truncated])
    const [all, one] = [Array(complete).fill([2, 100, false]), Array(300 - complete).fill([1, 1, true])]
    expect(counts).toEqual([...all, ...one])
  })

  it.each([
    ['lists', `a: &a [${'{},'.repeat(100)}]\nb: [${'*a,'.repeat(100)}]`],
    ['objects', `a: &a {${fields(() => '{}')}}\nb: {${fields(() => '*a')}}`],
  ])('validates values in aliases of %s once, and gives each place a result', (_, text) => {
    const label = vi.fn(() => undefined)
    const results = validateYaml(icmpMonitorUpdate, text, { at: '/b/*/*', label })
    expect(new Set(results.map(({ at }) => at)).size).toBe(10_000)
    expect(results.every(({ errors }) => errors.length === 2)).toBe(true)
    expect(label).toHaveBeenCalledTimes(200)
  })

  it('is one error if its places or their names would make the results many times as long as the text', () => {
    const aliased = (items: number) => `a: &a [${'5,'.repeat(items)}]\nb: [${'*a,'.repeat(100)}]`
    expect([200, 201].map((items) => found(aliased(items), '/b/*/*').length)).toEqual([20_000, 1])
    expect(found(`{"${'/'.repeat(1_000)}":[${'5,'.repeat(5_000)}5]}`, '/*/*')).toEqual([['', 'required  {']])
    const repeated = `{"${'/'.repeat(150_000)}":[${'{"a":1,"a":1},'.repeat(10_000)}5]}`
    expect(validateText(icmpMonitorUpdate, repeated, { at: '/*/*' })).toHaveLength(1)
  }, 15_000)

  it.each([5, 'monitors', '/~', null])('%j throws a TypeError, because it is not a JSON Pointer', (at) => {
    expect(() => Reflect.apply(validateText, undefined, [icmpMonitorUpdate, '{}', { at }])).toThrow(
      new TypeError('Option "at" must be a JSON Pointer.'),
    )
  })
})
