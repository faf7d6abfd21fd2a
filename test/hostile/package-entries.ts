// The entry points of the package, and the functions in their exports.
import * as main from 'monitor-contract'
import * as ajv from 'monitor-contract/ajv'
import * as docs from 'monitor-contract/docs'
import * as testing from 'monitor-contract/testing'

/** Each entry point of the package, with its exports. */
export const entries = {
  'monitor-contract': main,
  'monitor-contract/ajv': ajv,
  'monitor-contract/docs': docs,
  'monitor-contract/testing': testing,
}

export type EntryName = keyof typeof entries

export type AnyFunction = (...values: readonly unknown[]) => unknown

export const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns the value at a path from an export, such as `icmpMonitor.~standard.validate`. */
export function valueAt(entry: EntryName, path: string): unknown {
  let value: unknown = entries[entry]
  for (const name of path.split('.')) value = isObject(value) ? Reflect.get(value, name) : undefined
  return value
}

/** Returns the functions of an entry with their first path. Classes of errors are not included. */
export function functionsOf(entry: object): ReadonlyMap<AnyFunction, string> {
  const found = new Map<AnyFunction, string>()
  const visit = (value: unknown, path: string) => {
    if (isFunction(value)) {
      if (!(value.prototype instanceof Error) && !found.has(value)) found.set(value, path)
    } else if (isObject(value)) {
      for (const [name, part] of Object.entries(value))
        visit(part, path === '' ? name : `${path}.${name}`)
    }
  }
  visit(entry, '')
  return found
}

/** Returns the exports of every entry that are neither functions nor contain functions. */
export const constants = (): unknown[] =>
  Object.values(entries).flatMap((entry) =>
    Object.values(entry).filter((value: unknown) => !isFunction(value)),
  )
