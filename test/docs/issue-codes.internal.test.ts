// Tests the issue codes of the reference, and the fields that each one reads, against the vectors and the rules.
import { describe, expect, it } from 'vitest'
import { isRuleCode, issueCodes, type CodeFacts } from '../../reference/issue-codes.ts'
import { ruleFacts } from '../../src/generated/rules.ts'
import * as ruleLists from '../../src/rules/index.ts'
import type { Rule } from '../../src/rules/define-rule.ts'
import { readVectors } from '../helpers/vectors.ts'

const codes = issueCodes.map(({ code }) => code)
const factsOf = new Map<string, CodeFacts>(issueCodes.map((facts) => [facts.code, facts]))

/** The contracts that report each code in the conformance vectors, and its severities. */
const expected = new Map<string, { contracts: Set<string>; severities: Set<string> }>(
  codes.map((code) => [code, { contracts: new Set(), severities: new Set() }]),
)
for (const { contract, errors, warnings } of readVectors()) {
  for (const [severity, issues] of [
    ['error', errors],
    ['warning', warnings],
  ] as const) {
    for (const { code } of issues) {
      expected.get(code)?.contracts.add(contract)
      expected.get(code)?.severities.add(severity)
    }
  }
}

// A vector is a JSON value, so it is readable and is not a text.
const inVectors = codes.filter((code) => !['unreadable', 'json-syntax', 'duplicate-key'].includes(code))

describe('the table of issue codes', () => {
  it('lists the errors before the warnings', () => {
    const isError = issueCodes.map(({ severities }) => severities.includes('error'))
    expect(isError).toEqual([...isError].sort().reverse())
  })

  it('has a row for every rule, and documents no rule that does not exist', () => {
    const inLists = Object.values(ruleLists).flatMap((rules) => rules.map(({ code }) => code))
    expect([...new Set(inLists)].sort()).toEqual(Object.keys(ruleFacts).sort())
  })

  it.each(inVectors)('lists the contracts that have the issue %s in the vectors', (code) => {
    expect([...(factsOf.get(code)?.contracts ?? [])].sort()).toEqual([...(expected.get(code)?.contracts ?? [])].sort())
  })

  it.each(inVectors)('lists the severities that the issue %s has in the vectors', (code) => {
    expect([...(factsOf.get(code)?.severities ?? [])].sort()).toEqual(
      [...(expected.get(code)?.severities ?? [])].sort(),
    )
  })
})

/** Returns the fields that a function reads of an object, including those of nested lists and objects. */
function fieldsRead(read: (record: Record<string, never>) => unknown, record: object): string[] {
  const found = new Set<string>()
  const watched = (value: unknown, path: string): unknown =>
    typeof value !== 'object' || value === null
      ? value
      : new Proxy(value, {
          get(target, name) {
            const part: unknown = Reflect.get(target, name)
            if (typeof name === 'symbol' || typeof part === 'function' || name === 'length') return part
            const place = Array.isArray(target) ? `${path}[]` : path === '' ? name : `${path}.${name}`
            if (typeof part !== 'object' || part === null) found.add(place)
            return watched(part, place)
          },
        })
  read(watched(record, '') as Record<string, never>)
  return [...found].sort()
}

const { errorGroupListRules: _, ...ofObjects } = ruleLists
const rules = Object.values(ofObjects).flatMap((list): readonly Rule[] => list)
const declared = ({ reads, requires, readsIfPresent }: Rule): readonly string[] => [
  ...reads,
  ...requires,
  ...readsIfPresent,
]
const readsOf = (code: string): readonly string[] => factsOf.get(code)?.reads ?? []

describe('the fields that a code reads', () => {
  it.each(rules.map((rule) => [rule.code, rule] as const))(
    'include the fields that the rule %s reads for its examples',
    (code, rule) => {
      const examples = isRuleCode(code) ? ruleFacts[code].examples : []
      expect(examples).not.toEqual([])
      for (const example of examples) {
        const found = fieldsRead((fields) => [rule.check(fields), rule.paths(fields)], example)
        expect(found.filter((field) => !readsOf(code).includes(field))).toEqual([])
      }
    },
  )

  it.each(rules.map((rule) => [rule.code, rule] as const))(
    'belong to the fields that the rule %s declares',
    (code, rule) => {
      expect(readsOf(code)).not.toEqual([])
      const roots = readsOf(code).map((field) => field.split('.')[0])
      const ofCode = rules.filter((other) => other.code === rule.code).flatMap(declared)
      expect([...new Set(roots)].sort()).toEqual([...new Set(ofCode)].sort())
    },
  )

  it('are the fields inside the object for a rule that reads an object', () =>
    expect(readsOf('non-numeric-target')).toEqual(['request.assertions[].source', 'request.assertions[].target']))

  it('are checkId and errorHash for duplicate groups', () =>
    expect(readsOf('duplicate-group')).toEqual(['checkId', 'errorHash']))

  it('are the fields of all error rules for a conflict with defaults', () => {
    const fields = new Set(ruleLists.monitorErrorRules.flatMap(declared))
    expect([...readsOf('defaults-conflict')].sort()).toEqual([...fields].sort())
  })
})
