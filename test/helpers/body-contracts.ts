// Lists the body contracts of the package by name, without the types of their values.
import * as main from 'monitor-contract'
import type { UntypedContract } from './untyped-contracts.ts'

/** A body contract with options of unknown type. */
export interface AnyContract extends UntypedContract {
  assert(value: unknown, options?: unknown): void
  with(options: unknown): AnyContract
}

type Exports = typeof main

/** The names of the exports that are body contracts: they have an id and `assert`. */
export type BodyName = {
  [Name in keyof Exports]: Exports[Name] extends {
    readonly id: string
    assert(value: unknown): void
  }
    ? Name
    : never
}[keyof Exports]

/** Returns whether an export is a body contract. */
export const isBodyName = (name: string): name is BodyName => {
  const value: unknown = Reflect.get(main, name)
  return typeof value === 'object' && value !== null && 'id' in value && 'assert' in value
}

/** The names of all contracts of bodies that the package exports. */
export const bodyNames: readonly BodyName[] = Object.keys(main).filter(isBodyName)

/** Returns an object with a value for each body contract. */
export const ofEachBody = <Value>(
  make: (name: BodyName) => Value,
): Readonly<Record<BodyName, Value>> =>
  Object.fromEntries(bodyNames.map((name) => [name, make(name)])) as Record<BodyName, Value>

export const bodyContracts: Readonly<Record<BodyName, AnyContract>> = ofEachBody(
  (name) => main[name],
)

/** Returns whether a contract is for an update, which has the option `baseline`. */
export function isUpdate(name: BodyName): boolean {
  try {
    bodyContracts[name].with({ baseline: {} })
    return true
  } catch {
    return false
  }
}

/** Whether a contract is of a list of error groups. */
export const isList = (name: BodyName): boolean => main[name].schema.type === 'array'

const monitorIds = new Set(
  Object.values(main.operations).flatMap((operation) =>
    'body' in operation ? [operation.response.id] : [],
  ),
)

/** Whether a contract is of the response to an update. */
export const isMonitor = (name: BodyName): boolean => monitorIds.has(main[name].id)
