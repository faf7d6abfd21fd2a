import { expect, it } from 'vitest'
import { meetsExpectation } from 'monitor-contract'

it('a run that fails is expected exactly if the monitor should fail, by default not', () => {
  for (const state of ['passing', 'degraded', 'failing'] as const)
    for (const shouldFail of [true, false, null, undefined])
      expect(meetsExpectation(state, { shouldFail })).toBe(
        (state === 'failing') === (shouldFail === true),
      )
})
