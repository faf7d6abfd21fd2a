// Tests `validateText`: duplicate keys and `$schema`; and arguments, as of `validateYaml`.
import { icmpMonitorUpdate, listErrorGroupsQuery } from 'monitor-contract'
import { validateText, type TextIssue } from 'monitor-contract/text'
import { validateYaml } from 'monitor-contract/yaml'
import { describe, expect, it } from 'vitest'

/** Returns code and pointer of each issue, and the part of the text in its range. */
const shown = (text: string, issues: readonly TextIssue[]): string[] =>
  issues.map(({ code, pointer, range }) => `${code} ${pointer} ${text.slice(range.start.offset, range.end.offset)}`)

const errorsOf = (text: string, options?: { readonly maxIssues?: number; readonly unknownFields?: 'error' }) =>
  shown(text, validateText(icmpMonitorUpdate, text, options).errors)

it('the value of a query contract is its typed object', () => {
  expect(validateText(listErrorGroupsQuery, '{ "limit": "5" }')).toMatchObject({
    valid: true,
    value: { limit: 5, page: 1 },
  })
})

describe('a duplicate key', () => {
  it('counts towards maxIssues', () => {
    const text = '{"a":1,"a":2,"a":3,"script":5}'
    expect([1, 2, 3, 4, 5].map((maxIssues) => errorsOf(text, { maxIssues }).length)).toEqual([1, 2, 3, 4, 4])
    const atTwo = icmpMonitorUpdate.with({ maxIssues: 2 })
    expect(validateText(atTwo, text)).toMatchObject({ errors: { length: 2 }, truncated: true })
  })

  it('does not take the place of an earlier error', () => {
    const text = '{"script":5,"heartbeat":{},"tags":[],"tags":[]}'
    expect(errorsOf(text, { maxIssues: 1 })).toEqual(['type /script 5'])
  })

  it('makes no result many times as long as its text', () => {
    const keys = Array.from({ length: 120 }, (_, index) => `"${index}":1,"${index}":1`).join()
    const text = `{"script":"","heartbeat":{"${'€'.repeat(32_000)}":{${keys}}}}`
    const { errors, truncated } = validateText(icmpMonitorUpdate, text)
    const length = errors.reduce((sum, { pointer }) => sum + pointer.length, 0)
    expect({ truncated, isShort: length < 3 * text.length }).toEqual({ truncated: true, isShort: true })
  })
})

describe('$schema', () => {
  const strict = { unknownFields: 'error' } as const

  it('is not an unknown field at the top level if it is a string', () => {
    const text = '{"$schema":"./update.json","heartbeat":{},"script":""}'
    expect(validateText(icmpMonitorUpdate, text, strict)).toMatchObject({ valid: true, value: JSON.parse(text) })
    expect(icmpMonitorUpdate.is(JSON.parse(text), strict)).toBe(false)
  })

  it('hides no other error, even if maxIssues is 1', () => {
    expect(errorsOf('{"$schema":"x","heartbeat":{},"script":5}', { ...strict, maxIssues: 1 })).toEqual([
      'type /script 5',
    ])
    expect(errorsOf('{"$schema":"x","$schema":"x","heartbeat":{},"script":""}')).toEqual([
      'duplicate-key /$schema "$schema"',
    ])
  })

  it.each([
    ['{"$schema":5,"heartbeat":{},"script":""}', '/$schema'],
    ['{"heartbeat":{},"script":"","request":{"$schema":"x"}}', '/request/$schema'],
  ])('is an unknown field in %s', (text, pointer) => {
    expect(errorsOf(text, strict)).toEqual([`unknown-field ${pointer} "$schema"`])
  })
})

describe.each([validateText, validateYaml])('invalid arguments of %o', (validate) => {
  it.each([undefined, null, {}, 'icmpMonitorUpdate', { validate: () => ({ valid: true }) }])(
    '%o throws a TypeError, because it is not a contract',
    (contract) => {
      expect(() => Reflect.apply(validate, undefined, [contract, '{}'])).toThrow(
        new TypeError('The contract must be one of monitor-contract.'),
      )
    },
  )

  it.each([
    [undefined],
    [null],
    [5],
    [{}],
    ['', null],
    ['{}', { wrong: 1 }],
    ['{', { wrong: 1 }],
    ['', { maxIssues: 0 }],
  ])('%j throw a TypeError, because the text is not a string, or the options are wrong', (...given) => {
    expect(() => Reflect.apply(validate, undefined, [icmpMonitorUpdate, ...given])).toThrow(TypeError)
  })
})
