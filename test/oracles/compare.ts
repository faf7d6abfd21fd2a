// Compares our results with those of other validators, on vectors and on generated values.
import fc from 'fast-check'
import { bodyContracts, type BodyName } from '../helpers/body-contracts.ts'
import { valid } from '../helpers/generated-bodies.ts'
import { damagedJson } from '../helpers/damaged.ts'
import { hasKnownDifference, ours, type Oracle } from './oracle.ts'

/** Counts of the compared values. */
export interface Tally {
  valid: number
  invalid: number
  /** For each validator, the number of values that it skipped because they contain a text of a known difference. */
  readonly leftOut: Map<string, number>
}

export const emptyTally = (): Tally => ({ valid: 0, invalid: 0, leftOut: new Map() })

/** Returns the values for which a validator returns a wrong result, with the names of these validators. */
export async function disagreements(
  validators: readonly Oracle[],
  name: BodyName,
  texts: readonly string[],
  tally = emptyTally(),
) {
  const { id } = bodyContracts[name]
  const results = await Promise.all(validators.map(async (validator) => validator.results(id, texts)))
  return texts.flatMap((text, index) => {
    const value: unknown = JSON.parse(text)
    const result = ours(name, text)
    tally[result.structure ? 'valid' : 'invalid']++
    const against = validators.filter((validator, nth) => {
      if (!hasKnownDifference(validator, value)) return results[nth]?.[index] !== validator.expected(result)
      tally.leftOut.set(validator.name, (tally.leftOut.get(validator.name) ?? 0) + 1)
      return false
    })
    return against.length === 0 ? [] : [{ text, against: against.map((validator) => validator.name) }]
  })
}

interface Run {
  readonly seed: number
  readonly numRuns: number
}

const batch = 1_000

/** Generates JSON values, about half of them damaged, as a parser would create them. */
const generated = (name: BodyName): fc.Arbitrary<unknown> => fc.oneof(valid[name], damagedJson(valid[name]))

/**
 * Compares all validators on generated values. Returns the smallest value found on which one disagrees, with the names of the
 * validators that disagree.
 */
export async function disagreement(
  validators: readonly Oracle[],
  name: BodyName,
  run: Run,
  tally?: Tally,
  values = generated(name),
) {
  const texts = values.map((value) => JSON.stringify(value))
  for (let done = 0; done < run.numRuns; done += batch) {
    const part = { seed: run.seed + done, numRuns: Math.min(batch, run.numRuns - done) }
    if ((await disagreements(validators, name, fc.sample(texts, part), tally)).length > 0)
      return shrunk(validators, name, texts, part)
  }
  return undefined
}

async function shrunk(validators: readonly Oracle[], name: BodyName, texts: fc.Arbitrary<string>, run: Run) {
  const agree = fc.asyncProperty(texts, async (text) => (await disagreements(validators, name, [text])).length === 0)
  const [smallest] = (await fc.check(agree, run)).counterexample ?? []
  if (smallest === undefined) throw new Error(`The same seed, ${run.seed}, does not make the same values`)
  return (await disagreements(validators, name, [smallest]))[0]
}
