// Tests each keyword of the evaluator: the values that it rejects, and its issue.
import { describe, expect, it } from 'vitest'
import { typesOf } from '../../src/evaluator/json-type.ts'
import type { KeywordCheck, Keyword } from '../../src/evaluator/keyword.ts'
import { constKeyword } from '../../src/evaluator/keywords/const.ts'
import { enumKeyword } from '../../src/evaluator/keywords/enum.ts'
import {
  exclusiveMaximumKeyword,
  exclusiveMinimumKeyword,
  maximumKeyword,
  minimumKeyword,
  multipleOfKeyword,
} from '../../src/evaluator/keywords/bounds.ts'
import { date, dateTime, formatKeyword, uuid } from '../../src/evaluator/keywords/format.ts'
import {
  maxItemsKeyword,
  maxLengthKeyword,
  minItemsKeyword,
  minLengthKeyword,
} from '../../src/evaluator/keywords/lengths.ts'
import { patternKeyword } from '../../src/evaluator/keywords/pattern.ts'
import { uniqueItemsKeyword } from '../../src/evaluator/keywords/unique-items.ts'
import { checks } from '../../src/generate/supported-keywords.ts'
import * as generated from '../../src/generated/keywords.ts'
import { compileSchema } from '../../src/evaluator/compile-schema.ts'
import { evaluateSchema, strictScope } from '../../src/evaluator/evaluate-schema.ts'
import { Snapshot } from '../../src/snapshot/snapshot.ts'
import {
  errorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  listErrorGroupsHeaders,
  listErrorGroupsQuery,
  updateIcmpMonitorHeaders,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
  type JsonSchema,
} from 'monitor-contract'

const keywords: readonly Keyword[] = [
  constKeyword,
  enumKeyword,
  minimumKeyword,
  exclusiveMinimumKeyword,
  maximumKeyword,
  exclusiveMaximumKeyword,
  multipleOfKeyword,
  minLengthKeyword,
  maxLengthKeyword,
  patternKeyword,
  formatKeyword([date, dateTime, uuid]),
  minItemsKeyword,
  maxItemsKeyword,
  uniqueItemsKeyword,
]

/** Creates the snapshot of a list of a certain length. */
const list = (length: number, isUnique = true): Snapshot => new Snapshot('array', [], [], undefined, length, isUnique)

/** Each keyword for certain types, with a value that rejects 0.1, "0" and a list of one item that is not unique. */
const schema: JsonSchema = {
  minimum: 3,
  exclusiveMinimum: 3,
  maximum: -3,
  exclusiveMaximum: -3,
  multipleOf: 0.3,
  minLength: 2,
  maxLength: 0,
  format: 'date',
  pattern: '^x$',
  minItems: 2,
  maxItems: 0,
  uniqueItems: true,
}
const aboutNumbers = ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf']
const aboutTexts = ['minLength', 'maxLength', 'format', 'pattern']
const aboutLists = ['minItems', 'maxItems', 'uniqueItems']

const checksOf = (given: JsonSchema): readonly KeywordCheck[] => keywords.flatMap((keyword) => keyword(given) ?? [])

const codesOf = (check: KeywordCheck | undefined): readonly string[] => {
  if (check === undefined) return []
  const { content } = check
  return [typeof content === 'function' ? content('').code : content.code]
}

const madeBy = (keyword: Keyword, given: JsonSchema): KeywordCheck => {
  const check = keyword(given)
  if (check === undefined) throw new Error('The schema has the keyword')
  return check
}

/** Every schema in a schema without references, itself included. */
const schemasIn = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...Object.values(schema.properties ?? {}).flatMap(schemasIn),
  ...(schema.items === undefined ? [] : schemasIn(schema.items)),
]

const checked = ['const', 'enum', ...Object.keys(schema)]

it('the test covers every keyword that the generator supports', () =>
  expect(checked.sort()).toEqual(Object.keys(checks).sort()))

it.each([
  [generated.icmpMonitorUpdateKeywords, icmpMonitorUpdate],
  [generated.icmpMonitorKeywords, icmpMonitor],
  [generated.errorGroupKeywords, errorGroup],
  [generated.errorGroupListKeywords, errorGroupList],
  [generated.listErrorGroupsHeadersKeywords, listErrorGroupsHeaders],
  [generated.listErrorGroupsQueryKeywords, listErrorGroupsQuery],
  [generated.updateIcmpMonitorHeadersKeywords, updateIcmpMonitorHeaders],
  [generated.updateIcmpMonitorParamsKeywords, updateIcmpMonitorParams],
  [generated.updateIcmpMonitorQueryKeywords, updateIcmpMonitorQuery],
])('the generated list of keywords has exactly the keywords that the document uses', (given, contract) => {
  const document: JsonSchema = contract['~standard'].jsonSchema.output({ target: 'draft-2020-12' })
  const all = new Set<string>()
  for (const part of schemasIn(document)) {
    const used = Object.keys(part).filter((name) => checked.includes(name))
    expect(given.flatMap((keyword) => codesOf(keyword(part))).sort(), contract.id).toEqual(used.sort())
    for (const name of used) all.add(name)
  }
  expect(given).toHaveLength(all.size)
})

describe('a keyword', () => {
  it('is checked for a schema that has only this keyword', () => {
    expect(checksOf({})).toEqual([])
    for (const [name, value] of Object.entries(schema))
      expect(new Set(checksOf({ [name]: value }).flatMap(codesOf))).toEqual(new Set([name]))
  })

  it('accepts every value of a type to which it does not apply', () => {
    const rejecting = (value: unknown): ReadonlySet<string> =>
      new Set(
        checksOf(schema)
          .filter(({ holds }) => !holds(value))
          .flatMap(codesOf),
      )
    expect(rejecting(0.1)).toEqual(new Set(aboutNumbers))
    expect(rejecting('0')).toEqual(new Set(aboutTexts))
    expect(rejecting(list(1, false))).toEqual(new Set(aboutLists))
    for (const value of [null, true, {}, undefined]) expect(rejecting(value)).toEqual(new Set())
  })
})

describe('a keyword at its bound', () => {
  const holds = (given: JsonSchema, value: unknown): boolean => checksOf(given).every((check) => check.holds(value))

  it.each<[JsonSchema, readonly unknown[], readonly boolean[]]>([
    [{ minimum: 3 }, [2, 2.999, 3, 4], [false, false, true, true]],
    [{ exclusiveMinimum: 3 }, [2, 3, 3.001, 4], [false, false, true, true]],
    [{ maximum: 3 }, [2, 3, 3.001, 4], [true, true, false, false]],
    [{ exclusiveMaximum: 3 }, [2, 2.999, 3, 4], [true, true, false, false]],
    [{ multipleOf: 5 }, [-5, 0, 4, 5, 6, 10], [true, true, false, true, false, true]],
    [{ multipleOf: 0.5 }, [1, 1.25, 1.5], [true, false, true]],
    [{ minLength: 2 }, ['', 'a', 'ab', 'abc'], [false, false, true, true]],
    [{ maxLength: 2 }, ['', 'ab', 'abc'], [true, true, false]],
    [{ minItems: 2 }, [list(0), list(1), list(2), list(3)], [false, false, true, true]],
    [{ maxItems: 2 }, [list(0), list(2), list(3)], [true, true, false]],
    [{ uniqueItems: true }, [list(2), list(2, false)], [true, false]],
    [{ uniqueItems: false }, [list(2), list(2, false)], [true, true]],
    [{ const: 3 }, [2, 3, '3', null], [false, true, false, false]],
    [{ const: 'x' }, ['', 'x', 'X'], [false, true, false]],
    [{ const: null }, [null, 0, false], [true, false, false]],
    [{ const: false }, [false, true, 0, null], [true, false, false, false]],
    [{ enum: [3, 'x'] }, [3, 'x', 4, '3'], [true, true, false, false]],
  ])('%j has the expected result for values at the bound, just inside and just outside', (given, values, expected) => {
    expect(values.map((value) => holds(given, value))).toEqual(expected)
  })

  it('counts the characters of a string, not its surrogate halves', () => {
    expect(['\u{1f600}', '\u{1f600}\u{1f600}'].map((text) => holds({ minLength: 2 }, text))).toEqual([false, true])
    expect(['\u{1f600}', '\u{1f600}\u{1f600}'].map((text) => holds({ maxLength: 1 }, text))).toEqual([true, false])
  })

  it.each<[JsonSchema, unknown, string, object]>([
    [{ type: 'string', const: 'x' }, 'y', 'const', { value: 'x' }],
    [{ type: 'number', exclusiveMaximum: 3 }, 3, 'exclusiveMaximum', { exclusiveMaximum: 3 }],
    [{ type: 'number', multipleOf: 5 }, 6, 'multipleOf', { multipleOf: 5 }],
    [{ type: 'string', minLength: 2 }, 'x', 'minLength', { minLength: 2 }],
    [{ type: 'array', items: { type: 'string' }, minItems: 2 }, list(1), 'minItems', { minItems: 2 }],
    [{ type: 'array', items: { type: 'string' }, uniqueItems: true }, list(2, false), 'uniqueItems', {}],
  ])(
    '%j reports one issue with the bound: an error, or a warning for a tolerant reader',
    (given, value, code, params) => {
      const compiled = compileSchema(given, new Map(), keywords)
      const scope = { ...strictScope(), path: ['a'] }
      const strict = evaluateSchema(compiled, value, scope).drafts
      const tolerant = evaluateSchema(compiled, value, { ...scope, tolerant: true, accepts: () => true }).drafts
      expect(strict).toMatchObject([{ severity: 'error', path: ['a'], content: { code, params } }])
      const severity = code === 'const' ? 'error' : 'warning'
      expect(tolerant).toMatchObject([{ severity, path: ['a'], content: { code, params } }])
    },
  )
})

describe('a pattern', () => {
  it('counts characters, not surrogate halves', () => {
    expect(madeBy(patternKeyword, { pattern: '^.$' }).holds('\u{1f600}')).toBe(true)
  })

  it('is not an error for a tolerant reader', () =>
    expect(madeBy(patternKeyword, { pattern: '^x$' }).shape).not.toBe(true))
})

describe('the format date', () => {
  it.each([
    ['2024-02-29T00:00:00Z', true],
    ['2024-02-30T00:00:00Z', false],
    ['soon', false],
    [5, false],
    [null, false],
  ])('allows %j for a tolerant reader: %s', (value, expected) => {
    expect(madeBy(formatKeyword([date]), { format: 'date' }).tolerates?.(value)).toBe(expected)
  })
})

it('the compilation of a schema throws if a format has no check', () =>
  expect(() => formatKeyword([date])({ format: 'uuid' })).toThrow('No check for the format uuid'))

describe('a value that JSON cannot express', () => {
  it.each([undefined, () => 0, Symbol('s'), 1n, NaN, Infinity])('has no JSON type: %s', (value) =>
    expect(typesOf(value)).toBe(0),
  )
})
