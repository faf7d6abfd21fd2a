// Tests the English message and the params of every issue code.
import { describe, expect, it } from 'vitest'
import type { Issue, IssueCode, RuleParams } from 'monitor-contract'

import { resultOf } from '../helpers/untyped-contracts.ts'
import { readVectors } from '../helpers/vectors.ts'

const fromBaseline = [['minimum'], ['fromBaseline', 'minimum']]

/** Names of the params of each code. A code may have several lists. */
type Names = readonly (readonly string[])[]
type Elsewhere = 'unreadable' | 'json-syntax' | 'duplicate-key' | 'yaml-syntax'

const params: Readonly<Record<Exclude<IssueCode, keyof RuleParams | Elsewhere>, Names>> &
  Partial<Readonly<Record<keyof RuleParams, Names>>> = {
  type: [
    ['expected', 'received'],
    ['expected', 'received', 'unit'],
    ['allowed', 'expected', 'received'],
    ['allowed', 'expected', 'received', 'unit'],
  ],
  enum: [['allowed'], ['allowed', 'unit'], ['allowed', 'suggestion']],
  required: [['missing']],
  minimum: [['minimum'], ['minimum', 'unit']],
  maximum: [['maximum'], ['maximum', 'unit']],
  exclusiveMinimum: [['exclusiveMinimum', 'unit']],
  minLength: [['minLength']],
  maxLength: [['maxLength']],
  maxItems: [['maxItems']],
  format: [['format'], ['format', 'nonexistent']],
  pattern: [['example', 'pattern']],
  'frequency-offset': [
    ['frequency', 'maximum', 'minimum'],
    ['allowed', 'frequency'],
    ['maximum', 'minimum'],
    ['frequency', 'fromBaseline', 'maximum', 'minimum'],
    ['allowed', 'frequency', 'fromBaseline'],
  ],
  'packet-loss-order': fromBaseline,
  'unknown-field': [[], ['suggestion']],
  'duplicate-parameter': [[]],
  'response-only-field': [[]],
  'deprecated-field': [['replacement']],
  'defaults-conflict': [
    ['default', 'field', 'minimum', 'rule'],
    ['default', 'field', 'frequency', 'maximum', 'minimum', 'rule'],
  ],
  'sub-minute-frequency': [[]],
  'frequency-offset-missing': [['allowed']],
  'response-time-order': fromBaseline,
  'packet-loss-steps': [
    ['fromBaseline', 'pingCount', 'step'],
    ['pingCount', 'step'],
  ],
  'alert-settings-ignored': [[], ['fromBaseline']],
  'browser-only-field': [[]],
  'api-only-field': [[]],
  'non-numeric-target': [[]],
  'seen-order': [[]],
  'duplicate-group': [['first']],
  'page-number': [['minimum']],
  'missing-service-account': [[]],
  'missing-content-type': [['expected']],
}

const issues = readVectors().flatMap((vector) => {
  const { errors, warnings } = resultOf(vector)
  return [...errors, ...warnings]
})

const ofCode = (code: string): readonly Issue[] => issues.filter((issue) => issue.code === code)

describe.each(Object.entries(params))('%s', (code, lists) => {
  it('has params with the documented names', () => {
    const found = new Set(ofCode(code).map((issue) => Object.keys(issue.params).sort().join(' ')))
    expect([...found].sort()).toEqual(lists.map((names) => names.join(' ')).sort())
  })
})
