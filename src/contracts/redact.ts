import { contentOf, fieldsOf, isOfType, redacted, redactValue } from '../domain/redact-value.ts'
import { isSecret } from '../domain/secret-places.ts'
import type { ContractBase } from '../engine/contract.ts'
import { internalsOf } from '../engine/contract-internals.ts'
import type { Description } from '../engine/description.ts'
import type { RequestPart } from '../engine/find-in-request.ts'
import { visitParameters, type ParameterForm } from '../parameters/parameter-form.ts'
import { spellingOf } from '../parameters/spelling.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { isObject, isPlainObject } from '../schema/json-type.ts'
import { subschemaOf } from '../schema/positions.ts'
import { isFields } from '../schema/read-values.ts'
import { partsOf } from './define-operation.ts'

export { secretPaths } from '../domain/secret-places.ts'

/** A contract, or an operation with the contracts of its requests. */
export type Redactable = ContractBase<unknown, unknown> | RedactableOperation

/** An operation whose requests `redact` accepts, such as `operations.updateIcmpMonitor`. */
export interface RedactableOperation {
  readonly params?: ContractBase<unknown, unknown>
  readonly query: ContractBase<unknown, unknown>
  readonly headers: ContractBase<unknown, unknown>
  readonly body?: ContractBase<unknown, unknown>
}

/**
 * Returns a copy of a value, or of a request, for logs: with what the contract describes, except
 * secrets. Everything else is `'[redacted]'`.
 *
 * Service description, "Authentication": "The API key acts like a password. Keep it secret". Our
 * readings: "A value beside a flag that is true is a secret". Hidden are:
 *
 * - The `value` of an environment variable that is `secret` or `locked`, and of a header or query
 *   parameter of a webhook that is `locked`. A flag that is false, null or missing hides nothing.
 * - The `url` of webhooks and Slack channels, because whoever has it can post.
 * - The header `authorization`.
 * - Unknown fields, and each object whose fields the schema does not describe, such as `heartbeat`.
 *   An empty object stays `{}`.
 * - Values of a wrong type, lists with holes, and what cannot be read.
 *
 * Names of fields are kept, also of unknown ones, and so are texts that a schema does not list,
 * such as an unknown location. Fields that are undefined are omitted. A query string, a
 * `URLSearchParams` and a `Headers` become plain objects; a repeated parameter becomes a list.
 * Never throws because of a value. JSON text must be parsed first.
 *
 * @param described The contract of the value, or the operation of the request.
 * @param value Any value; for an operation, an object with the parts of a request.
 * @throws TypeError if `described` is neither a contract nor an operation of this package
 * @example
 * redact(operations.updateIcmpMonitor, {
 *   headers: { Authorization: 'Bearer 4711' },
 *   body: {
 *     heartbeat: { token: '0000' },
 *     frequency: 5,
 *     environmentVariables: [{ key: 'PIN', value: '0000', secret: true }],
 *   },
 * })
 * // {
 * //   headers: { Authorization: '[redacted]' },
 * //   body: {
 * //     heartbeat: '[redacted]',
 * //     frequency: 5,
 * //     environmentVariables: [
 * //       { key: 'PIN', value: '[redacted]', secret: true },
 * //     ],
 * //   },
 * // }
 */
export function redact(described: Redactable, value: unknown): unknown {
  if (isOperation(described)) return redactRequest(partsOf(described), value)
  return redactBy(internalsOf(described).description, value)
}

const isOperation = (described: unknown): described is RedactableOperation =>
  isFields(described) && described['headers'] !== undefined && described['query'] !== undefined

function redactRequest(parts: readonly RequestPart[], request: unknown): unknown {
  const content = isObject(request) ? contentOf(request) : undefined
  if (content?.type !== 'object') return redacted
  const copies = Array.from(content.fields, ([name, value]) => {
    const part = parts.find((each) => each.name === name)
    return [name, part === undefined ? redacted : redactBy(part.description, value)] as const
  })
  return Object.fromEntries(copies)
}

function redactBy({ form, schema }: Description, value: unknown): unknown {
  return form === undefined
    ? redactValue(value, { schema: schema(), path: 'body', hide: () => redacted })
    : redactParameters(value, schema(), form)
}

function redactParameters(given: unknown, schema: JsonSchema, form: ParameterForm): unknown {
  const parameters = parametersIn(given, form)
  if (parameters === undefined) return redacted
  const copies = Array.from(parameters, ([name, value]) => {
    const known = form.ignoresCase ? name.toLowerCase() : name
    const isHidden = isSecret(`${form.name}.${known}`, parameters)
    const described = isHidden ? undefined : subschemaOf(schema, known)
    return [name, described === undefined ? redacted : redactParameter(value, described)] as const
  })
  return Object.fromEntries(copies)
}

/** Returns the parameters by name; undefined for a value that has none, or that cannot be read. */
function parametersIn(
  given: unknown,
  form: ParameterForm,
): ReadonlyMap<string, unknown> | undefined {
  try {
    return isPlainObject(given) ? fieldsOf(given) : entriesOf(given, form)
  } catch {
    return undefined
  }
}

/** Returns the entries of a query string or a collection, in a list where a name is repeated. */
function entriesOf(given: unknown, form: ParameterForm): ReadonlyMap<string, unknown> | undefined {
  const lists = new Map<string, unknown[]>()
  const hasForm = visitParameters(form, given, (name, value) => {
    const list = lists.get(String(name)) ?? []
    list.push(value)
    lists.set(String(name), list)
  })
  if (!hasForm) return undefined
  return new Map(Array.from(lists, ([name, list]) => [name, list.length === 1 ? list[0] : list]))
}

/** Returns a parameter whose text, number or boolean, or those in its list, are of its type. */
function redactParameter(value: unknown, schema: JsonSchema): unknown {
  const content = isObject(value) ? contentOf(value) : undefined
  if (content?.type !== 'array') return redactScalar(value, schema)
  return Array.from(content.fields.values(), (item) => redactScalar(item, schema))
}

function redactScalar(value: unknown, schema: JsonSchema): unknown {
  const parsed = typeof value === 'string' ? spellingOf(schema)?.parse(value) : undefined
  return isOfType(parsed ?? value, schema) ? value : redacted
}
