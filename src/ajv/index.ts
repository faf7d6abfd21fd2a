import { contracts } from './contracts.ts'
import { definition, keyword, type AjvKeywordDefinition } from './keyword.ts'

export type { AjvCheck, AjvKeywordDefinition, KeywordError as AjvKeywordError } from './keyword.ts'
export type { Instance as AjvInstance }

/** The schema that names a contract under the contract's `id`. */
export interface NamingSchema {
  readonly $id: string
  readonly monitorContract: string
}

/** The part of an Ajv 8 instance that the plugin uses; instances of every class of Ajv 8 and of every copy have it. */
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

/** Earlier major versions of Ajv have the methods, too, but not the two tables. */
const isInstance = (value: unknown): value is Instance =>
  isObject(value) &&
  methods.every((name) => typeof Reflect.get(value, name) === 'function') &&
  ['schemas', 'refs'].every((name) => isObject(Reflect.get(value, name)))

const isTaken = ({ schemas, refs }: Instance, id: string): boolean =>
  Reflect.get(schemas, id) !== undefined || Reflect.get(refs, id) !== undefined

/**
 * Brings the contracts into an instance of Ajv 8: the keyword `monitorContract`, whose value names a contract, and for
 * each contract a schema under its `id`. They accept what the contract accepts, and each error carries its issue in
 * `params.issue`. The data stay as they are, whatever the options of the instance. Without `allErrors` there is one
 * error at most. A second call changes nothing. Ajv's standalone code cannot hold the keyword, whose checks are
 * functions; they need no compiling in the first place.
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
  const taken = schemas.filter(({ $id }) => isTaken(ajv, $id))
  if (ajv.getKeyword(keyword) !== false) {
    if (taken.length === schemas.length) return ajv
    throw new Error(`The Ajv instance already has another keyword "${keyword}".`)
  }
  for (const { $id } of taken) throw new Error(`The Ajv instance already has a schema with the id "${$id}".`)
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
