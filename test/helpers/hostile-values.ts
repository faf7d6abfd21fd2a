// Values for tests of hostile input, and the check that `validate` and `is` agree about them.
import { expect } from 'vitest'
import { bodyContracts, isList, isMonitor, isUpdate, type BodyName } from './body-contracts.ts'
import { everyOption } from './body-options.ts'
import { group, monitor, update } from './minimal-bodies.ts'

/** Checks that `validate` and `is` return and agree, with every combination of options. */
export function checkAgreement(name: BodyName, make: () => unknown) {
  for (const options of everyOption[name].filter((_, index) => index % 3 === 0)) {
    const { valid } = bodyContracts[name].validate(make(), options)
    expect(bodyContracts[name].is(make(), options)).toBe(valid)
  }
}

/** Returns a revoked proxy, which throws on every access. */
export const revoked = (target: object = {}): unknown => {
  const { proxy, revoke } = Proxy.revocable(target, {})
  revoke()
  return proxy
}

/** A valid body with nested objects and lists. */
export function nested(name: BodyName): object {
  if (isList(name)) return [group(), group({ errorHash: 'h2' })]
  if (isUpdate(name))
    return update({
      request: { assertions: [{ source: 'LATENCY', target: '5' }] },
      tags: ['x'],
      retryStrategy: { onlyOn: ['x'] },
    })
  return isMonitor(name)
    ? monitor({ alertChannels: { webhook: [{ headers: [{ key: 'k' }] }] }, tags: ['x'] })
    : group({ rootCauseAnalyses: [{ more: 1 }] })
}

/** Returns a value with 200,000 levels of lists and objects. */
export function deeplyNested(): object {
  let deep: object = {}
  for (let level = 0; level < 200_000; level++) deep = level % 2 ? { deep } : [deep]
  return deep
}
