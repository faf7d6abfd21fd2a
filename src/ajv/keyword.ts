// The keyword `monitorContract`, and the contracts that its value names.
import { withOwnErrors } from '../engine/check-record.ts'
import { internalsOf } from '../engine/contract-internals.ts'
import * as main from '../index.ts'
import type { BodyOptions, Issue, Options, Result } from '../index.ts'
import { labelOf, quoted, toPointer } from '../issues/path-text.ts'
import { ownProperties } from '../schema/own-properties.ts'

/**
 * Returns every contract by its name, with the options of the Ajv plugin that it has.
 *
 * Ajv reports no warnings, so unknown fields are ignored unless they are errors.
 *
 * @throws TypeError for an unknown option or a wrong option value
 */
export function contractsWith(options: BodyOptions): ReadonlyMap<string, Checked> {
  main.listErrorGroupsQuery.with(options)
  const { unknownFields, ...common } = ownProperties(options)
  const all = { ...common, unknownFields: unknownFields === 'error' ? unknownFields : ('ignore' as const) }
  return new Map(
    contracts.map((contract) => {
      const hasUnknown = internalsOf(contract).optionNames.includes('unknownFields')
      return [contract.name, contract.with(hasUnknown ? all : common)]
    }),
  )
}

/** Not `Object.values(main)`, so that a bundle of the plugin contains only the contracts. */
const contracts: readonly Checked[] = [
  main.errorGroup,
  main.errorGroupList,
  main.icmpMonitor,
  main.icmpMonitorUpdate,
  main.listErrorGroupsHeaders,
  main.listErrorGroupsQuery,
  main.updateIcmpMonitorHeaders,
  main.updateIcmpMonitorParams,
  main.updateIcmpMonitorQuery,
]

/** The members of a contract that the keyword `monitorContract` uses. */
interface Checked {
  readonly name: string
  readonly id: string
  validate(value: unknown, options?: Options): Result<unknown>
  with(options: BodyOptions): Checked
}

/**
 * Returns the definition of the Ajv keyword `monitorContract`, which validates a value with a contract.
 *
 * The keyword compiles to one function instead of a schema, so that Ajv does not coerce, fill in or remove data for it.
 */
export const definitionOf = (contracts: ReadonlyMap<string, Checked>): AjvKeywordDefinition => ({
  keyword,
  errors: 'full',
  compile(name, _parentSchema, { opts }) {
    const contract = typeof name === 'string' ? contracts.get(name) : undefined
    if (contract === undefined)
      throw new TypeError(`${keyword} must name a contract: ${[...contracts.keys()].join(', ')}`)
    const options = opts.allErrors ? {} : { maxIssues: 1 }

    const check: AjvCheck = (data, { instancePath: above } = { instancePath: '' }) => {
      // A single call, because an accessor may return other data the second time.
      const { valid, errors } = contract.validate(data, options)
      check.errors = errors.map((issue) => {
        const { message, ...error } = errorOf(issue, above)
        return opts.messages === false ? error : { ...error, message }
      })
      return valid
    }
    return withOwnErrors(check)
  },
})

export const keyword = 'monitorContract'

/** Returns an issue as Ajv would report it: a missing field at its object, and no path at the start of the message. */
function errorOf(issue: Issue, above: string): KeywordError & { readonly message: string } {
  const { path, pointer, message } = issue
  const name = labelOf(path)
  if (!Object.hasOwn(issue.params, 'missing')) {
    const shortened =
      issue.code !== 'unknown-field' && message.startsWith(`${name} `)
        ? message.slice(name.length + 1)
        : message.replace(` ${quoted(name)}`, '')
    return { instancePath: above + pointer, keyword, params: { issue }, message: path.length > 0 ? shortened : message }
  }
  const missing = path.slice(-1)
  return {
    instancePath: above + toPointer(path.slice(0, -1)),
    keyword,
    params: { issue, missingProperty: missing.join() },
    message: message.startsWith(name) ? labelOf(missing) + message.slice(name.length) : message,
  }
}

/** An error of the keyword. Ajv adds `schemaPath`. */
export interface KeywordError {
  readonly instancePath: string
  readonly keyword: 'monitorContract'
  readonly params: { readonly issue: Issue; readonly missingProperty?: string }
  /** Missing if the option `messages` of the instance is false. */
  readonly message?: string
}

/** A validation function as Ajv calls it. `errors` has the errors of the last call. */
export interface AjvCheck {
  (data: unknown, at?: { readonly instancePath: string }): boolean
  errors?: KeywordError[]
}

/** The definition of the keyword for Ajv. */
export interface AjvKeywordDefinition {
  readonly keyword: 'monitorContract'
  readonly errors: 'full'
  readonly compile: (
    name: unknown,
    parentSchema: unknown,
    context: { readonly opts: { readonly allErrors?: boolean; readonly messages?: boolean } },
  ) => AjvCheck
}
