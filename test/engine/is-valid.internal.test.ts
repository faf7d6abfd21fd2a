// Tests which error rules the fast check applies: those whose fields are present and not null.
import { expect, it } from 'vitest'
import { isValid } from '../../src/engine/is-valid.ts'
import type { Rule } from '../../src/rules/define-rule.ts'
import { orderedRules } from '../../src/rules/field-sets.ts'
import { decidingContext } from '../../src/snapshot/snapshot.ts'

const names = ['a', 'b', 'c']

/** A rule that every value breaks. */
const broken = (definition: Partial<Rule>): Rule => ({
  code: 'broken',
  severity: 'error',
  at: 'a',
  reads: [],
  requires: [],
  readsIfPresent: [],
  appliesIfAbsent: false,
  check: () => ({}),
  paths: () => [['a']],
  message: () => 'is broken.',
  ...definition,
})

const reads = broken({ reads: ['a'], readsIfPresent: ['b'] })
const readsIfPresent = broken({ readsIfPresent: ['a', 'b'] })
const aboutAbsent = broken({ readsIfPresent: ['a', 'b'], appliesIfAbsent: true })

it.each<[rule: string, of: Rule, sent: number, nulls: number, isUpdateValid: boolean, isResponseValid: boolean]>([
  ['reads a and perhaps b', reads, 0b000, 0b000, true, true],
  ['reads a and perhaps b', reads, 0b001, 0b000, false, true],
  ['reads a and perhaps b', reads, 0b010, 0b000, true, true],
  ['reads a and perhaps b', reads, 0b011, 0b000, false, false],
  ['reads a and perhaps b', reads, 0b001, 0b010, true, true],
  ['reads a and perhaps b', reads, 0b011, 0b100, false, false],
  ['perhaps reads a and b', readsIfPresent, 0b000, 0b000, true, true],
  ['perhaps reads a and b', readsIfPresent, 0b100, 0b000, true, true],
  ['perhaps reads a and b', readsIfPresent, 0b001, 0b000, false, true],
  ['perhaps reads a and b', readsIfPresent, 0b001, 0b010, true, true],
  ['is about absent fields', aboutAbsent, 0b000, 0b000, false, true],
  ['is about absent fields', aboutAbsent, 0b011, 0b000, false, false],
  ['is about absent fields', aboutAbsent, 0b000, 0b001, true, true],
])('a rule that %s decides on the sent fields %3$i and null fields %4$i', (_, rule, sent, nulls, update, response) => {
  const errorRules = orderedRules([rule], names)
  const decide = (defaults: object | undefined): boolean => {
    const context = Object.assign(decidingContext(false), { sentFields: sent, nullFields: nulls })
    return isValid({ read: (value) => value, errorRules, defaults }, { a: 1 }, context)
  }
  expect([decide({}), decide(undefined)]).toEqual([update, response])
})
