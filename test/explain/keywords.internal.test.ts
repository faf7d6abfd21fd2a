import { describe, expect, it } from 'vitest'
import { typesOf } from '../../src/explain/json-type.ts'
import type { Check, Keyword } from '../../src/explain/keyword.ts'
import { anyFormat } from '../../src/explain/keywords/format.ts'
import {
  errorGroupKeywords,
  monitorKeywords,
  parameterKeywords,
  updateKeywords,
} from '../../src/explain/keywords/index.ts'
import { pattern } from '../../src/explain/keywords/pattern.ts'
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

const keywords: readonly Keyword[] = [...monitorKeywords, ...parameterKeywords]

/** A schema that uses each keyword but `enum`, and what none of those judges: a value of a type that it is not about. */
const schema: JsonSchema = {
  minimum: 3,
  exclusiveMinimum: 3,
  maximum: -3,
  maxLength: 0,
  maxItems: 0,
  format: 'date',
  pattern: '^x$',
}
const aboutNumbers = ['minimum', 'exclusiveMinimum', 'maximum']
const aboutTexts = ['maxLength', 'format', 'pattern']

const checksOf = (given: JsonSchema): readonly Check[] => keywords.flatMap((keyword) => keyword(given) ?? [])

const madeBy = (keyword: Keyword, given: JsonSchema): Check => {
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

const judged = ['enum', ...Object.keys(schema)]

it.each([
  [updateKeywords, [icmpMonitorUpdate]],
  [monitorKeywords, [icmpMonitor]],
  [errorGroupKeywords, [errorGroup, errorGroupList]],
  [
    parameterKeywords,
    [
      listErrorGroupsHeaders,
      listErrorGroupsQuery,
      updateIcmpMonitorHeaders,
      updateIcmpMonitorParams,
      updateIcmpMonitorQuery,
    ],
  ],
])('a list of keywords has every keyword that its documents use', (list, contracts) => {
  for (const { id, '~standard': standard } of contracts) {
    const document: JsonSchema = standard.jsonSchema.output({ target: 'draft-2020-12' })
    for (const part of schemasIn(document)) {
      const used = Object.keys(part).filter((name) => judged.includes(name))
      expect(list.flatMap((keyword) => keyword(part)?.finding.code ?? []).sort(), id).toEqual(used.sort())
    }
  }
})

describe('a keyword', () => {
  it('is checked of a schema that has it alone', () => {
    expect(checksOf({})).toEqual([])
    for (const [name, value] of Object.entries(schema))
      expect(new Set(checksOf({ [name]: value }).map(({ finding }) => finding.code))).toEqual(new Set([name]))
  })

  it('says nothing of a value of a type that it is not about', () => {
    const refusing = (value: unknown): ReadonlySet<string> =>
      new Set(
        checksOf(schema)
          .filter(({ holds }) => !holds(value))
          .map(({ finding }) => finding.code),
      )
    expect(refusing(0)).toEqual(new Set(aboutNumbers))
    expect(refusing('0')).toEqual(new Set(aboutTexts))
    expect(refusing([0])).toEqual(new Set(['maxItems']))
    for (const value of [null, true, {}, undefined]) expect(refusing(value)).toEqual(new Set())
  })
})

describe('a bound', () => {
  const takes =
    (given: JsonSchema) =>
    (value: number): boolean =>
      checksOf(given).every(({ holds }) => holds(value))

  it('is allowed itself, unless it is exclusive', () => {
    expect([2, 3, 4].map(takes({ minimum: 3 }))).toEqual([false, true, true])
    expect([2, 3, 4].map(takes({ maximum: 3 }))).toEqual([true, true, false])
    expect([2, 3, 4].map(takes({ exclusiveMinimum: 3 }))).toEqual([false, false, true])
  })
})

describe('a pattern', () => {
  it('judges characters and no halves of them', () => {
    expect(madeBy(pattern, { pattern: '^.$' }).holds('\u{1f600}')).toBe(true)
  })

  it('is nothing that a tolerant reader refuses', () => expect(madeBy(pattern, { pattern: '^x$' }).shape).toBe(false))
})

describe('a date', () => {
  it.each([
    ['2024-02-29T00:00:00Z', true],
    ['2024-02-30T00:00:00Z', false],
    ['soon', false],
    [5, false],
    [null, false],
  ])('to a tolerant reader may be %j: %s', (value, expected) => {
    expect(madeBy(anyFormat, { format: 'date' }).tolerates?.(value)).toBe(expected)
  })
})

describe('what JSON cannot hold', () => {
  it.each([undefined, () => 0, Symbol('s'), 1n, NaN, Infinity])('is of no type: %s', (value) =>
    expect(typesOf(value)).toBe(0),
  )
})
