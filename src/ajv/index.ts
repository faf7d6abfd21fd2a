// The exports of `monitor-contract/ajv`: a plugin that adds the contracts to an instance of Ajv.
import type {
  ContractRule,
  ErrorGroup,
  IcmpMonitor,
  IcmpMonitorUpdate,
  Options,
  ResponseOptions,
  RuleCode,
  SeverityTable,
  UpdateOptions,
} from '../index.ts'
import { isObject } from '../schema/json-type.ts'
import { isSameJson } from '../schema/same-json.ts'
import { contractsWith, definitionOf, keyword, type AjvKeywordDefinition } from './keyword.ts'

/**
 * Adds the contracts to an instance of Ajv 8: the keyword `monitorContract`, whose value names a
 * contract, and for each contract a schema under its `id`.
 *
 * The keyword and the schemas accept exactly what the contract accepts, and each error has its
 * issue in `params.issue`. As in other errors of Ajv, `instancePath` of a missing field is that of
 * its object, and a message does not begin with it. They do not change the data, whatever the
 * options of the instance. Without Ajv's option `allErrors` they report at most one error. A second
 * call with the same options changes nothing. Ajv cannot write the keyword as standalone code.
 *
 * @param ajv An Ajv 8 instance.
 * @param options Options of the contracts, each applied to those that know it. Ajv reports no
 * warnings.
 * @throws TypeError if `ajv` is not an Ajv 8 instance, for an unknown option or a wrong option
 * value, or if the instance already has the contracts with other options, a schema under the `id`
 * of a contract, such as a document of
 *   `monitor-contract/schemas`, or another keyword `monitorContract`
 * @example
 * addMonitorContract(new Ajv()).validate(
 *   { monitorContract: 'icmpMonitorUpdate' },
 *   { heartbeat: {}, script: '' },
 * )
 * // true
 */
export function addMonitorContract<A extends Instance>(ajv: A): A
// A separate signature: with an optional parameter, the function would not have the type
// `Plugin<unknown>` of Fastify.
export function addMonitorContract<Ajv extends Instance>(
  ajv: Ajv,
  options: AjvOptions | undefined,
): Ajv
export function addMonitorContract<A extends Instance>(ajv: A, options: AjvOptions = {}): A {
  if (!isInstance(ajv))
    throw new TypeError('addMonitorContract needs an Ajv 8 instance, such as new Ajv().')
  const contracts = contractsWith(options)
  const own = { ...options }
  const schemas = Array.from(contracts, ([name, { id }]): NamingSchema => ({
    $id: id,
    monitorContract: name,
  }))
  const tables = [ajv.schemas, ajv.refs]
  const occupied = schemas.filter(({ $id }) =>
    tables.some((table) => Reflect.get(table, $id) !== undefined),
  )
  if (ajv.getKeyword(keyword) !== false) {
    if (occupied.length < schemas.length) throw occupiedBy(`another keyword "${keyword}"`)
    if (isSameJson(own, optionsOf.get(ajv) ?? {})) return ajv
    throw occupiedBy('the contracts, with other options')
  }
  for (const { $id } of occupied)
    throw occupiedBy(
      `a schema with the id "${$id}", which may be a document of monitor-contract/schemas`,
    )
  ajv.addKeyword(definitionOf(contracts))
  for (const schema of schemas) ajv.addSchema(schema)
  optionsOf.set(ajv, own)
  return ajv
}

export type { AjvCheck, AjvKeywordDefinition, KeywordError as AjvKeywordError } from './keyword.ts'
export type { Instance as AjvInstance }

/** The options of the contracts, each applied to those that know it. */
export interface AjvOptions extends Options {
  /** The severity of unknown fields and of rules, by code. Only `'error'` is reported by Ajv. */
  readonly severity?: (SeverityTable<AjvCode> & { readonly [code: string]: unknown }) | undefined
  /** Own rules. Each contract runs those that were made for it. */
  readonly rules?: readonly AjvRule[] | undefined
  readonly baseline?: UpdateOptions['baseline']
  readonly unchanged?: UpdateOptions['unchanged']
  readonly reader?: ResponseOptions['reader']
}

/** The codes of the package whose severity the plugin can change. */
export type AjvCode = 'unknown-field' | 'response-only-field' | 'defaults-conflict' | RuleCode

/** A rule of your own, for any contract. */
export type AjvRule =
  | ContractRule<IcmpMonitorUpdate, string, unknown>
  | ContractRule<IcmpMonitor, string, unknown>
  | ContractRule<ErrorGroup, string, unknown>

/** The schema that names a contract, under the `id` of the contract. */
export interface NamingSchema {
  readonly $id: string
  readonly monitorContract: string
}

/**
 * The part of an Ajv 8 instance that the plugin uses. Every class and every copy of Ajv 8 has these
 * members.
 */
interface Instance {
  addKeyword(definition: AjvKeywordDefinition): unknown
  addSchema(schema: NamingSchema): unknown
  getKeyword(name: string): unknown
  readonly schemas: object
  readonly refs: object
}

/** Checks for an Ajv 8 instance. Ajv 6 has the methods, but not `schemas` and `refs`. */
const isInstance = (value: unknown): value is Instance =>
  isObject(value) &&
  ['addKeyword', 'addSchema', 'getKeyword'].every(
    (name) => typeof Reflect.get(value, name) === 'function',
  ) &&
  ['schemas', 'refs'].every((name) => isObject(Reflect.get(value, name)))

const occupiedBy = (obstacle: string): TypeError =>
  new TypeError(`The Ajv instance already has ${obstacle}. Add the contracts to another instance.`)

/** The options of each instance that has the contracts. */
const optionsOf = /* @__PURE__ */ new WeakMap<Instance, AjvOptions>()

export default addMonitorContract
