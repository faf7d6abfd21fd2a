import type { Result } from 'monitor-contract'

/** A kind of hostile input: its name, a function that creates it in a size, and the measured call. */
export type Kind = readonly [name: string, make: (size: number) => unknown, ask: (value: unknown) => unknown]

export const times = <T>(size: number, item: (index: number) => T): T[] =>
  Array.from({ length: size }, (_, index) => item(index))

export const fields = (size: number, name: (index: number) => string) =>
  Object.fromEntries(times(size, (index) => [name(index), index]))

/** Returns objects and arrays in each other. */
export function deep(levels: number): object {
  let value: object = {}
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? { deep: value } : [value]
  return value
}

/** Returns a call of a contract's `validate`. */
export const validate =
  (contract: { readonly validate: (value: unknown, options?: object) => Result<unknown> }, options?: object) =>
  (value: unknown) =>
    contract.validate(value, options)
