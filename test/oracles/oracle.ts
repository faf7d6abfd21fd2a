import { isRuleError } from '../helpers/rule-errors.ts'
import { bodyContracts, bodyNames, type BodyName } from '../helpers/bodies.ts'

/** Our results for a value: with rules, by its document alone, and by its document without `format: date-time`. */
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
  /** Whether a text may be of this kind, told without our formats and without the validator's. */
  readonly concerns: (text: string) => boolean
}

/** Another validator of JSON values. */
export interface Oracle {
  readonly name: string
  /** Whether it takes each of the values, which are JSON texts, as the document with the given `$id` describes them. */
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

/** Whether a value holds a text of a kind that the validator hasKnownDifference. */
export function hasKnownDifference({ knownDifferences }: Pick<Oracle, 'knownDifferences'>, value: unknown): boolean {
  if (typeof value === 'string') return knownDifferences.some(({ concerns }) => concerns(value))
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((part) => hasKnownDifference({ knownDifferences }, part))
  )
}
