import type {
  Options,
  ParametersContract,
  QueryOptions,
  SeverityOptions,
} from '../engine/contract.ts'
import { defineContract } from '../engine/define-contract.ts'
import { describeParameters } from '../engine/describe-parameters.ts'
import type { HeadersInput, QueryInput } from '../parameters/input-types.ts'

/** The contract of a query: it returns parsed parameters of type T, with their defaults. */
export type QueryContract<T, Codes extends string = never> = ParametersContract<
  QueryInput<T>,
  Required<T>,
  QueryOptions<Codes>
>

/** The contract of request headers: it returns the known headers of type T. */
export type HeadersContract<T, Codes extends string = never> = ParametersContract<
  HeadersInput,
  T,
  SeverityOptions<Codes>
>

/** Creates the contract of the path parameters, query or headers of an operation. */
export const defineParameters = <Input, T, O extends Options>(
  parameters: Parameters<typeof describeParameters>[0],
): ParametersContract<Input, T, O> => defineContract<Input, T, O>(describeParameters(parameters))
