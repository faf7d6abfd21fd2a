import { contracts } from './contracts.ts'
import { definition, keyword, type AjvKeywordDefinition } from './keyword.ts'

export type { AjvCheck, AjvKeywordDefinition, KeywordError as AjvKeywordError } from './keyword.ts'
export type { Instance as AjvInstance }

/** A schema that validates with one contract and has the contract's `id`. */
export interface NamingSchema {
  readonly $id: string
  readonly monitorContract: string
}

/** The part of an Ajv 8 instance that the plugin uses. Every class and every copy of Ajv 8 has it. */
interface Instance {
  addKeyword(definition: AjvKeywordDefinition): unknown
  addSchema(schema: NamingSchema): unknown
  getKeyword(name: string): unknown
  removeKeyword(name: string): unknown
  removeSchema(schema: NamingSchema): unknown
  readonly schemas: object
  readonly refs: object
}

const methods = ['addKeyword', 'addSchema', 'getKeyword', 'removeKeyword', 'removeSchema']

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Checks for an Ajv 8 instance by its two tables. Earlier major versions have the methods but not the tables. */
const isInstance = (value: unknown): value is Instance =>
  isObject(value) &&
  methods.every((name) => typeof Reflect.get(value, name) === 'function') &&
  ['schemas', 'refs'].every((name) => isObject(Reflect.get(value, name)))

const isOccupied = ({ schemas, refs }: Instance, id: string): boolean =>
  Reflect.get(schemas, id) !== undefined || Reflect.get(refs, id) !== undefined

/**
 * Adds every contract, with its rules, to an Ajv 8 instance.
 *
 * It adds the keyword `monitorContract`, whose value names a contract, and for each contract a schema under the
 * contract's `id`. These schemas accept exactly what the contract accepts. Each error has the issue in `params.issue`.
 * Ajv does not change the data, whatever the options of the instance are. Without `allErrors`, Ajv reports at most one
 * error. A second call has no effect. Ajv cannot write the keyword as standalone code, because its checks are
 * functions.
 *
 * @throws TypeError if `ajv` is not an Ajv 8 instance
 * @throws Error if the instance already has another schema under the `id` of a contract, or another keyword
 *   `monitorContract`; the instance is then unchanged
 * @example
 * addMonitorContract(new Ajv()).validate({ monitorContract: 'icmpMonitorUpdate' }, { heartbeat: {}, script: '' })
 * // true
 */
export default function addMonitorContract<A extends Instance>(ajv: A): A {
  if (!isInstance(ajv)) throw new TypeError('addMonitorContract needs an Ajv 8 instance, such as new Ajv().')
  const schemas = Array.from(contracts, ([name, { id }]): NamingSchema => ({ $id: id, monitorContract: name }))
  const occupied = schemas.filter(({ $id }) => isOccupied(ajv, $id))
  if (ajv.getKeyword(keyword) !== false) {
    if (occupied.length === schemas.length) return ajv
    throw new Error(`The Ajv instance already has another keyword "${keyword}".`)
  }
  for (const { $id } of occupied) throw new Error(`The Ajv instance already has a schema with the id "${$id}".`)
  ajv.addKeyword(definition)
  try {
    for (const schema of schemas) ajv.addSchema(schema)
  } catch (thrown) {
    ajv.removeKeyword(keyword)
    for (const schema of schemas) ajv.removeSchema(schema)
    throw thrown
  }
  return ajv
}
