import { assertObject, monitorFlag, ownField } from './arguments.ts'
import type { MonitorFields } from './monitor-fields.ts'
import { runStates, type RunState } from './classify-run.ts'

/**
 * Returns whether a run has the expected outcome: it fails if `shouldFail` is true, otherwise it does not fail.
 *
 * Service description, "ICMP monitor": "Default false. Inverts the failure criterion, so that an error is the expected
 * outcome". A degraded run does not fail. Null counts as omitted.
 *
 * @param state The state that `classifyRun` returns.
 * @param monitor The field `shouldFail`.
 * @throws TypeError if `state` is not the state of a run, `monitor` is not an object, or `shouldFail` is not a boolean
 * @example
 * meetsExpectation('degraded', {}) // true
 * meetsExpectation('degraded', { shouldFail: true }) // false
 */
export function meetsExpectation(state: RunState, monitor: MonitorFields<'shouldFail'>): boolean {
  if (!runStates.includes(state)) throw new TypeError(`state must be one of ${runStates.join(', ')}`)
  assertObject('monitor', monitor)
  return (state === 'failing') === monitorFlag('shouldFail', ownField(monitor, 'shouldFail'))
}
