// Lists every contract of the package by name, without the types of its values and options.
import * as main from 'monitor-contract'
import type { Result } from 'monitor-contract'

/** A contract without the types of its values and options. */
export interface UntypedContract {
  readonly id: string
  validate(value: unknown, options?: unknown): Result<unknown>
  is(value: unknown, options?: unknown): boolean
}

const isContract = (value: unknown): value is UntypedContract =>
  typeof value === 'object' && value !== null && 'id' in value && 'validate' in value

/** Every contract that the package exports, by its name. */
export const contracts: ReadonlyMap<string, UntypedContract> = new Map(
  Object.entries<unknown>(main).flatMap(([name, value]): [string, UntypedContract][] =>
    isContract(value) ? [[name, value]] : [],
  ),
)
