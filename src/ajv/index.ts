import { contracts } from './contracts.ts'
import { definition, keyword, type Definition } from './keyword.ts'

export type {
  Check as AjvCheck,
  Definition as AjvKeywordDefinition,
  KeywordError as AjvKeywordError,
} from './keyword.ts'
export type { Instance as AjvInstance }

/** What is asked of an instance: those of every class of Ajv 8 have it, of whichever copy of Ajv they are. */
interface Instance {
  addKeyword(definition: Definition): unknown
  addSchema(schema: { readonly $id: string; readonly monitorContract: string }): unknown
  getKeyword(name: string): unknown
}

/**
 * Brings the contracts into an instance of Ajv 8: the keyword `monitorContract`, whose value names a contract, and for
 * each contract a schema under its `id`. They accept what the contract accepts, and each error carries its issue in
 * `params.issue`. The data stay as they are, whatever the options of the instance. Without `allErrors` there is one
 * error at most. A second call changes nothing. Ajv's standalone code cannot hold the keyword, whose checks are
 * functions; they need no compiling in the first place.
 *
 * @throws Error where the instance already holds another schema under the `id` of a contract
 * @example
 * addMonitorContract(new Ajv()).validate({ monitorContract: 'icmpMonitorUpdate' }, { heartbeat: {}, script: '' })
 * // true
 */
export default function addMonitorContract<A extends Instance>(ajv: A): A {
  if (ajv.getKeyword(keyword) !== false) return ajv
  for (const [name, { id }] of contracts) ajv.addSchema({ $id: id, monitorContract: name })
  ajv.addKeyword(definition)
  return ajv
}
