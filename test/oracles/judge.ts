import { bodyContracts, bodyNames, type BodyName } from '../helpers/bodies.ts'

/** What we say of a value: all in all, by its document alone, and by its document without `format: date-time`. */
export interface Ours {
  readonly valid: boolean
  readonly structure: boolean
  readonly withoutDateTimes: boolean
}

/** A kind of text whose format a validator judges otherwise than the specification, with a text that shows it. */
export interface Misjudged {
  readonly what: string
  readonly format: 'date' | 'date-time' | 'uuid'
  readonly example: string
  /** Whether a text may be of this kind, told without our formats and without the validator's. */
  readonly concerns: (text: string) => boolean
}

/** One more opinion about JSON values. */
export interface Judge {
  readonly name: string
  /** Whether it takes each of the values, which are JSON texts, as the document with the given `$id` describes them. */
  readonly verdicts: (id: string, texts: readonly string[]) => readonly boolean[] | Promise<readonly boolean[]>
  /** What it has to answer where we answer so. */
  readonly expected: (ours: Ours) => boolean
  readonly misjudged: readonly Misjudged[]
}

const fromTheRules = new Set(['frequency-offset', 'packet-loss-order'])

/** What `validate` says of a value. */
export function ours(name: BodyName, text: string): Ours {
  const { valid, errors } = bodyContracts[name].validate(JSON.parse(text), { maxIssues: 1_000_000 })
  const structural = errors.filter(({ code }) => !fromTheRules.has(code))
  const beside = structural.filter(
    ({ code, params }) => code !== 'format' || !('format' in params) || params.format !== 'date-time',
  )
  return { valid, structure: structural.length === 0, withoutDateTimes: beside.length === 0 }
}

/** Our fast path, which is held to all that `validate` says. */
export const fastPath: Judge = {
  name: 'is',
  verdicts: (id, texts) => {
    const name = bodyNames.find((one) => bodyContracts[one].id === id)
    if (name === undefined) throw new Error(`No body is described by ${id}`)
    return texts.map((text) => bodyContracts[name].is(JSON.parse(text)))
  },
  expected: ({ valid }) => valid,
  misjudged: [],
}

/** Whether a value holds a text of a kind that the judge misjudges. */
export function misjudges({ misjudged }: Pick<Judge, 'misjudged'>, value: unknown): boolean {
  if (typeof value === 'string') return misjudged.some(({ concerns }) => concerns(value))
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((part) => misjudges({ misjudged }, part))
  )
}
