// Values for tests of hostile input.
import { isList, isMonitor, isUpdate, type BodyName } from './body-contracts.ts'
import { group, monitor, update } from './minimal-bodies.ts'

/** Returns a revoked proxy, which throws on every access. */
export const revoked = (target: object = {}): unknown => {
  const { proxy, revoke } = Proxy.revocable(target, {})
  revoke()
  return proxy
}

/** Throws an error, as an accessor or a trap of a proxy. */
export const failing = (): never => {
  throw new Error('secret')
}

/** Returns an object with a field that throws when it is read. */
export const unreadable = (name: string): object =>
  Object.defineProperty({}, name, { enumerable: true, get: failing })

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
