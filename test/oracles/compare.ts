import fc from 'fast-check'
import { bodyContracts, valid, type BodyName } from '../helpers/bodies.ts'
import { damagedJson } from '../helpers/damaged.ts'
import { misjudges, ours, type Judge } from './judge.ts'

/** Counts of what was compared. */
export interface Tally {
  valid: number
  invalid: number
  /** For each judge how many values it had no say in, since they hold a text that it misjudges. */
  readonly leftOut: Map<string, number>
}

export const emptyTally = (): Tally => ({ valid: 0, invalid: 0, leftOut: new Map() })

/** The values of a list on which a judge does not answer what it has to, with the names of these judges. */
export async function disagreements(
  judges: readonly Judge[],
  name: BodyName,
  texts: readonly string[],
  tally = emptyTally(),
) {
  const { id } = bodyContracts[name]
  const verdicts = await Promise.all(judges.map(async (judge) => judge.verdicts(id, texts)))
  return texts.flatMap((text, index) => {
    const value: unknown = JSON.parse(text)
    const verdict = ours(name, text)
    tally[verdict.structure ? 'valid' : 'invalid']++
    const against = judges.filter((judge, nth) => {
      if (!misjudges(judge, value)) return verdicts[nth]?.[index] !== judge.expected(verdict)
      tally.leftOut.set(judge.name, (tally.leftOut.get(judge.name) ?? 0) + 1)
      return false
    })
    return against.length === 0 ? [] : [{ text, against: against.map((judge) => judge.name) }]
  })
}

interface Run {
  readonly seed: number
  readonly numRuns: number
}

const batch = 1_000

/** JSON values, about half of them damaged, as a parser would make them. */
const generated = (name: BodyName): fc.Arbitrary<unknown> => fc.oneof(valid[name], damagedJson(valid[name]))

/**
 * Puts generated values to all judges. Where one of them disagrees, the smallest value on which it does so that can be found is returned, with
 * the names of the judges against it.
 */
export async function disagreement(
  judges: readonly Judge[],
  name: BodyName,
  run: Run,
  tally?: Tally,
  values = generated(name),
) {
  const texts = values.map((value) => JSON.stringify(value))
  for (let done = 0; done < run.numRuns; done += batch) {
    const part = { seed: run.seed + done, numRuns: Math.min(batch, run.numRuns - done) }
    if ((await disagreements(judges, name, fc.sample(texts, part), tally)).length > 0)
      return shrunk(judges, name, texts, part)
  }
  return undefined
}

async function shrunk(judges: readonly Judge[], name: BodyName, texts: fc.Arbitrary<string>, run: Run) {
  const agree = fc.asyncProperty(texts, async (text) => (await disagreements(judges, name, [text])).length === 0)
  const [smallest] = (await fc.check(agree, run)).counterexample ?? []
  if (smallest === undefined) throw new Error(`The same seed, ${run.seed}, does not make the same values`)
  return (await disagreements(judges, name, [smallest]))[0]
}
