// The type of another validator to compare with (an oracle), and our own results for a value.
import { isRuleError } from '../helpers/rule-errors.ts'
import { bodyContracts, bodyNames, type BodyName } from '../helpers/body-contracts.ts'

/** Our results for a value: with rules, by the document alone, and by the document without `format: date-time`. */
export interface Ours {
  readonly valid: boolean
  readonly structure: boolean
  readonly withoutDateTimes: boolean
}

/** A kind of text for which a validator returns another result than the specification, with an example. */
export interface KnownDifference {
  readonly what: string
  readonly format: 'date' | 'date-time' | 'uuid'
  readonly example: string
  /** Returns whether a text may be of this kind. Uses neither our formats nor those of the validator. */
  readonly concerns: (text: string) => boolean
}

/** Another validator of JSON values. */
export interface Oracle {
  readonly name: string
  /** Returns whether each value, a JSON text, is valid against the document with the given `$id`. */
  readonly results: (id: string, texts: readonly string[]) => readonly boolean[] | Promise<readonly boolean[]>
  /** The result that it must return, given ours. */
  readonly expected: (ours: Ours) => boolean
  readonly knownDifferences: readonly KnownDifference[]
}

/** Returns our results for a value. */
export function ours(name: BodyName, text: string): Ours {
  const { valid, errors } = bodyContracts[name].validate(JSON.parse(text), { maxIssues: 1_000_000 })
  const structural = errors.filter(({ code }) => !isRuleError(code))
  const beside = structural.filter(
    ({ code, params }) => code !== 'format' || !('format' in params) || params.format !== 'date-time',
  )
  return { valid, structure: structural.length === 0, withoutDateTimes: beside.length === 0 }
}

/** Our own `is`, which must agree with `validate`. */
export const fastPath: Oracle = {
  name: 'is',
  results: (id, texts) => {
    const name = bodyNames.find((one) => bodyContracts[one].id === id)
    if (name === undefined) throw new Error(`No body is described by ${id}`)
    return texts.map((text) => bodyContracts[name].is(JSON.parse(text)))
  },
  expected: ({ valid }) => valid,
  knownDifferences: [],
}

/** Returns whether a value contains a text with a known difference of the validator. */
export function hasKnownDifference({ knownDifferences }: Pick<Oracle, 'knownDifferences'>, value: unknown): boolean {
  if (typeof value === 'string') return knownDifferences.some(({ concerns }) => concerns(value))
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((part) => hasKnownDifference({ knownDifferences }, part))
  )
}
