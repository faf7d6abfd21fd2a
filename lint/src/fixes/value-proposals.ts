import type { AnyIssue, Path } from '../lint-result.ts'
import { listParam, numberParam, textParam } from './params.ts'
import type { Proposal, ValueWithIssues } from './proposal.ts'
import { scalarChanges, useValue, type ScalarChange } from './scalar-changes.ts'

/**
 * Returns the changes that give the field of an issue another value, the most likely first.
 *
 * @param written The path at which the text has the value, where a rename changes it.
 */
export function valueProposals(
  issue: AnyIssue,
  current: unknown,
  subject: ValueWithIssues,
  written: Path = issue.path,
): readonly Proposal[] {
  const { code, params } = issue
  const replaceBy = (isPlain: boolean, change: ScalarChange): Proposal => ({
    title: change.title,
    change: { kind: 'replace', path: issue.path, value: change.value },
    isPlain,
  })
  if (code === 'type') {
    const isSpelled = typeof current === 'number' || typeof current === 'boolean'
    const spelling = isSpelled ? subject.spellingOf(written, current) : ''
    return scalarChanges(issue, current, spelling).map((change) => replaceBy(true, change))
  }
  if (code === 'enum') {
    const suggestion = textParam(params, 'suggestion')
    return suggestion === undefined ? [] : [replaceBy(true, useValue(suggestion))]
  }
  const bound = boundOf(issue, current)
  if (bound === undefined) return []
  if (current !== undefined) return [replaceBy(false, useValue(bound))]
  // The baseline can have the threshold that the value lacks.
  const added = { kind: 'add', path: issue.path, value: bound } as const
  return thresholdRules.has(code) ? [{ ...useValue(bound), change: added, isPlain: false }] : []
}

const thresholdRules: ReadonlySet<string> = new Set(['packet-loss-order', 'response-time-order'])

/** Returns the nearest number that an issue allows. */
function boundOf({ code, params }: AnyIssue, current: unknown): number | undefined {
  if (code === 'maximum') return numberParam(params, 'maximum')
  if (code === 'minimum' || thresholdRules.has(code)) return numberParam(params, 'minimum')
  if (code !== 'frequency-offset' || typeof current !== 'number') return undefined
  const bounds = [numberParam(params, 'minimum'), numberParam(params, 'maximum')]
  const allowed = [...bounds, ...listParam(params, 'allowed')].filter(
    (each): each is number => typeof each === 'number',
  )
  return nearest(current, allowed)
}

/** Returns the number that is nearest to a given one, the first of two. */
function nearest(given: number, numbers: readonly number[]): number | undefined {
  const distances = numbers.map((each) => Math.abs(each - given))
  return numbers[distances.indexOf(Math.min(...distances))]
}
