// Lists every contract of the package by name, without the types of its values and options, and
// validates values with them.
import * as main from 'monitor-contract'
import type { JsonSchema, Result } from 'monitor-contract'

type MakeSchema = (options: { readonly target: string }) => JsonSchema

/** A contract without the types of its values and options. */
export interface UntypedContract {
  readonly id: string
  readonly schema: { readonly type?: unknown }
  validate(value: unknown, options?: unknown): Result<unknown>
  is(value: unknown, options?: unknown): boolean
  parse(value: unknown, options?: unknown): unknown
  with(options: unknown): UntypedContract
  readonly '~standard': {
    validate(value: unknown): { readonly issues?: unknown } | Promise<unknown>
    readonly jsonSchema: Readonly<Record<'input' | 'output', MakeSchema>>
  }
}

const isContract = (value: unknown): value is UntypedContract =>
  typeof value === 'object' && value !== null && 'id' in value && 'validate' in value

/** Every contract that the package exports, by its name. */
export const contracts: ReadonlyMap<string, UntypedContract> = new Map(
  Object.entries<unknown>(main).flatMap(([name, value]): [string, UntypedContract][] =>
    isContract(value) ? [[name, value]] : [],
  ),
)

/** The part of a vector that can be sent to another thread or realm. */
export interface Question {
  readonly contract: string
  readonly value: unknown
  readonly options?: object | undefined
}

/** Returns the results of `validate` and `is` for a value. */
export function resultOf({
  contract: name,
  value,
  options,
}: Question): Result<unknown> & { readonly is: boolean } {
  const contract = contracts.get(name)
  if (contract === undefined) throw new Error(`There is no contract ${name}`)
  return { ...contract.validate(value, options), is: contract.is(value, options) }
}

/** Returns the results of a list of calls. Both are JSON texts. */
export const resultsOf = (questions: string): string =>
  JSON.stringify((JSON.parse(questions) as Question[]).map(resultOf))
