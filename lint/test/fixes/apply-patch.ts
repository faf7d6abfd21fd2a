import type { PatchOperation } from 'monitor-contract-lint'

/**
 * Applies a JSON Patch (RFC 6902) with the four operations of fixes. Throws where it does not fit.
 */
export function applyPatch(value: unknown, patch: readonly PatchOperation[]): unknown {
  const result: { root: unknown } = { root: structuredClone(value) }
  for (const operation of patch) {
    if (operation.op === 'remove') take(result, operation.path)
    else if (operation.op === 'move') put(result, operation.path, take(result, operation.from))
    else {
      if (operation.op === 'replace') take(result, operation.path)
      put(result, operation.path, structuredClone(operation.value))
    }
  }
  return result.root
}

function take(root: object, pointer: string): unknown {
  const { parent, name } = placeOf(root, pointer)
  if (!Object.hasOwn(parent, name)) throw new RangeError(`Nothing is at ${pointer}`)
  const value: unknown = Reflect.get(parent, name)
  if (Array.isArray(parent)) parent.splice(Number(name), 1)
  else Reflect.deleteProperty(parent, name)
  return value
}

function put(root: object, pointer: string, value: unknown): void {
  const { parent, name } = placeOf(root, pointer)
  if (Array.isArray(parent)) parent.splice(Number(name), 0, value)
  else
    Object.defineProperty(parent, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    })
}

function placeOf(root: object, pointer: string) {
  const steps = pointer.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  steps[0] = 'root'
  let parent = root
  for (const step of steps.slice(0, -1)) {
    const next: unknown = Object.hasOwn(parent, step) ? Reflect.get(parent, step) : undefined
    if (typeof next !== 'object' || next === null) throw new RangeError(`Nothing is at ${pointer}`)
    parent = next
  }
  return { parent, name: steps.at(-1) ?? '' }
}
