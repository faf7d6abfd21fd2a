import { fc, test } from '@fast-check/vitest'
import type { IcmpMonitorUpdate } from 'monitor-contract'
import { arbitraries } from 'monitor-contract/testing'
import { expect } from 'vitest'
import { updateHandler } from './update-handler.ts'

test.prop([fc.uuid(), arbitraries.icmpMonitorUpdate({ unlisted: true })])(
  'a valid update is stored exactly as it was sent',
  (id, update) => {
    const store = new Map<string, IcmpMonitorUpdate>()
    expect(updateHandler(store)(id, JSON.stringify(update)).status).toBe(200)
    expect(JSON.stringify(store.get(id))).toBe(JSON.stringify(update))
  },
)

test.prop([fc.uuid(), arbitraries.invalidIcmpMonitorUpdate()])(
  'an invalid update is not stored, and the response contains the error',
  (id, { value, code, pointer }) => {
    const store = new Map<string, IcmpMonitorUpdate>()
    const { status, body } = updateHandler(store)(id, JSON.stringify(value))
    expect(status).toBe(422)
    expect(JSON.parse(body)).toMatchObject({ errors: [{ code, pointer: `#${pointer}` }] })
    expect(store.size).toBe(0)
  },
)

test('a counterexample shrinks to the required fields and the field that makes the property fail', () => {
  const isPatient = (update: IcmpMonitorUpdate): boolean => (update.maxPacketLossThreshold ?? 50) >= 50
  const { counterexample } = fc.check(fc.property(arbitraries.icmpMonitorUpdate(), isPatient), { numRuns: 1000 })
  expect(counterexample).toEqual([{ heartbeat: {}, script: '', maxPacketLossThreshold: 1 }])
})
