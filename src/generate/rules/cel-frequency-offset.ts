// Writes the rule about `frequencyOffset` in CEL, the Common Expression Language, for `rules.json`.
import { frequencyOffsetRange } from '../../domain/frequency-offset-range.ts'
import { frequencies, leastFrequencyOffset } from '../../generated/facts.ts'
import type { Rule } from '../../rules/define-rule.ts'
import { frequencyOffset } from '../../rules/frequency-offset.ts'
import { double, text, unlessPresent } from './cel-literals.ts'

const offset = 'self.frequencyOffset'
const frequency = 'self.frequency'

// An offset above the maximum of every frequency.
const tooGreat = Number.MAX_SAFE_INTEGER

function messageOf(fields: { readonly frequency?: number }): string {
  const rule: Rule = frequencyOffset
  const params = rule.check({ ...fields, frequencyOffset: tooGreat })
  if (params === undefined) throw new Error('Some frequency allows every offset')
  return `${rule.at} ${rule.message(params, [])}`
}

function allowedAt(value: number): string {
  const range = frequencyOffsetRange(value)
  return range.kind === 'values'
    ? range.values.map((allowed) => `${offset} == ${double(allowed)}`).join(' || ')
    : `${offset} <= ${double(range.maximum)}`
}

const greatest = Math.max(
  ...frequencies.flatMap((value) => {
    const range = frequencyOffsetRange(value)
    return range.kind === 'values' ? range.values : range.maximum
  }),
)

const branches = frequencies.map((value) => `(${frequency} != ${double(value)} || ${allowedAt(value)})`).join(' && ')

// The condition under which the schema accepts the offset. Otherwise the rule is silent.
const unlessAllowed = `${unlessPresent('frequencyOffset')}${offset} < ${double(leastFrequencyOffset)} || `

const messages = frequencies
  .map((value) => `${frequency} == ${double(value)} ? ${text(messageOf({ frequency: value }))} : `)
  .join('')

/** The offset rule in CEL, with one branch for each frequency and comparisons only. */
export const frequencyOffsetCel = {
  /** Without a frequency, an offset in an update must not exceed the maximum of every frequency. */
  update: {
    expression:
      `${unlessAllowed}(has(${frequency}) ? ${frequency} == null || (${branches}) : ` +
      `${offset} <= ${double(greatest)})`,
    messageExpression: `!has(${frequency}) ? ${text(messageOf({}))} : ${messages}${text(messageOf({}))}`,
  },
  /** Without a frequency, the rule is silent in a response. */
  response: {
    expression: `${unlessAllowed}${unlessPresent('frequency')}(${branches})`,
    messageExpression: `${messages}${text(messageOf({}))}`,
  },
} as const
