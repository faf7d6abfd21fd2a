import type { Issue } from '../issues/issue.ts'
import { ownFieldAt, ownProperties } from '../schema/own-properties.ts'
import { removal, replacement, type Fix } from './fix.ts'
import { typeFixes } from './type-fixes.ts'
import { unknownFieldFixes } from './unknown-field-fixes.ts'

/**
 * Returns the changes of a value that mend one of its issues, the most likely first. The list is empty if only a person
 * can decide.
 *
 * Apply one fix and validate again before the next: two fixes together can give two fields the same name.
 *
 * Follows RFC 6902 for the patches.
 *
 * @param issue An issue of `validate` or `validateRequest`.
 * @param value The value that was validated.
 * @throws TypeError if `issue` is not an issue
 * @example
 * icmpMonitorUpdate
 *   .validate({ heartbeat: {}, script: '', activted: true })
 *   .warnings.flatMap((issue) => fixesFor(issue, { activted: true }))
 * // [{
 * //   title: 'Rename to "activated"',
 * //   applicability: 'safe',
 * //   patch: [{ op: 'move', from: '/activted', path: '/activated' }],
 * // }]
 */
export function fixesFor(issue: Issue, value: unknown): readonly Fix[] {
  const { path, pointer } = issue
  const current = ownFieldAt(value, path)
  // The baseline can have the threshold that the value lacks.
  const op = current === undefined ? 'add' : 'replace'
  if (op === 'add' && issue.code !== 'packet-loss-order' && issue.code !== 'response-time-order') return []
  switch (issue.code) {
    case 'unknown-field':
      return unknownFieldFixes(issue, value)
    case 'response-only-field':
      return [removal(pointer, 'safe')]
    case 'type':
      return typeFixes(issue, current)
    case 'enum': {
      const { suggestion } = ownProperties(issue.params)
      return suggestion === undefined ? [] : [replacement(pointer, suggestion, 'safe')]
    }
    case 'maximum':
      return [replacement(pointer, issue.params.maximum, 'unsafe')]
    case 'minimum':
    case 'packet-loss-order':
    case 'response-time-order':
      return [replacement(pointer, issue.params.minimum, 'unsafe', undefined, op)]
    case 'frequency-offset':
      return [replacement(pointer, nearest(Number(current), issue.params), 'unsafe')]
    default:
      return []
  }
}

/** Returns the allowed offset that is nearest to a given one: the lower one of two. */
function nearest(offset: number, params: Issue<'frequency-offset'>['params']): number {
  const own = ownProperties(params)
  const allowed = 'allowed' in own ? own.allowed : [own.minimum, own.maximum]
  const away = (other: number): number => Math.abs(other - offset)
  return allowed.reduce((best, other) => (away(other) < away(best) ? other : best))
}
