import { assertObject } from './assert-object.ts'
import type { MonitorFields } from './monitor-fields.ts'
import { monitorFlag } from './monitor-flag.ts'
import { ownField } from './own-field.ts'
import { runStates, type RunState } from './run-state.ts'

/**
 * Whether a run counts as a success: it is not failing or, where its monitor should fail, it is.
 *
 * Carries out the field shouldFail (false by default): it inverts the failure criterion, so that an error can be the
 * expected outcome. A degraded run does not fail. Null counts as left out, as it does to a tolerant reader.
 *
 * @throws TypeError where `state` is no state of a run, `monitor` is no object, or its shouldFail is neither true nor
 * false
 * @example
 * meetsExpectation('degraded', {}) // true
 * meetsExpectation('degraded', { shouldFail: true }) // false
 */
export function meetsExpectation(state: RunState, monitor: MonitorFields<'shouldFail'>): boolean {
  if (!runStates.includes(state)) throw new TypeError(`state must be one of ${runStates.join(', ')}`)
  assertObject('monitor', monitor)
  return (state === 'failing') === monitorFlag('shouldFail', ownField(monitor, 'shouldFail'))
}
