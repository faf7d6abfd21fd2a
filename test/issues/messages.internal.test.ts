import { describe, expect, it } from 'vitest'
import type { Issue, IssueCode } from 'monitor-contract'
import { labelOf } from '../../src/issues/label.ts'
import { answerTo } from '../helpers/answer-to.ts'
import { readVectors } from '../helpers/vectors.ts'

/** What each code carries for a program that words the issue itself. One of several lists, where a code has several. */
const params: Readonly<Record<Exclude<IssueCode, 'unreadable'>, readonly (readonly string[])[]>> = {
  type: [['expected']],
  enum: [['allowed']],
  required: [['missing']],
  minimum: [['minimum']],
  maximum: [['maximum']],
  exclusiveMinimum: [['exclusiveMinimum']],
  maxLength: [['maxLength']],
  maxItems: [['maxItems']],
  format: [['format']],
  pattern: [['pattern']],
  'frequency-offset': [
    ['frequency', 'maximum', 'minimum'],
    ['allowed', 'frequency'],
    ['maximum', 'minimum'],
  ],
  'packet-loss-order': [['minimum']],
  'unknown-field': [[], ['suggestion']],
  'duplicate-parameter': [[]],
  'response-only-field': [[]],
  'deprecated-field': [['replacement']],
  'defaults-conflict': [
    ['default', 'field', 'minimum'],
    ['default', 'field', 'frequency', 'maximum', 'minimum'],
  ],
  'sub-minute-frequency': [[]],
  'frequency-offset-missing': [['allowed']],
  'response-time-order': [['minimum']],
  'alert-settings-ignored': [[]],
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
  const { errors, warnings } = answerTo(vector)
  return [...errors, ...warnings]
})

const ofCode = (code: string): readonly Issue[] => issues.filter((issue) => issue.code === code)

describe.each(Object.entries(params))('%s', (code, lists) => {
  it('says in its message the field, what is expected and what to do', () => {
    expect(ofCode(code).length).toBeGreaterThan(0)
    const wanting = ofCode(code).filter(({ message, path }) => {
      const label = labelOf(path)
      return (
        !message.startsWith(`${label} `) ||
        !/^[a-z].{8,}[;,.] .{5,}[.?]$/su.test(message.slice(label.length + 1)) ||
        /undefined|NaN|\[object/u.test(message)
      )
    })
    expect([...new Set(wanting.map(({ message }) => message))]).toEqual([])
  })

  it('carries params by the names that are documented', () => {
    const found = new Set(ofCode(code).map((issue) => Object.keys(issue.params).sort().join(' ')))
    expect([...found].sort()).toEqual(lists.map((names) => names.join(' ')).sort())
  })
})
