// The keyword `monitorContract`, and the contracts that its value names.
import { internalsOf } from '../engine/contract-internals.ts'
import { onlyErrors } from '../engine/options.ts'
import { shareOptions } from '../engine/shared-options.ts'
import { validate } from '../engine/validate.ts'
import * as main from '../index.ts'
import type { AnyIssue } from '../index.ts'
import { labelOf, pointerOf } from '../issues/path-text.ts'

/** Not `Object.values(main)`, so that a bundle of the plugin contains only the contracts. */
const contracts: readonly { readonly id: string; readonly name: string }[] = [
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

/** A contract with the options of the plugin. */
interface Checked {
  readonly id: string
  readonly errorsOf: (value: unknown, maxIssues?: number) => readonly AnyIssue[]
}

/**
 * Returns every contract by its name, with the options of the plugin that it has. Ajv reports no
 * warnings, so none are looked for.
 *
 * @throws TypeError for an unknown option or a wrong option value
 */
export function contractsWith(given: object): ReadonlyMap<string, Checked> {
  const shared = shareOptions(contracts.map(internalsOf), given)
  return new Map(
    shared.map(({ description, options }) => {
      const forErrors = onlyErrors(options)
      return [
        description.name,
        {
          id: String(description.documentSet.document.$id),
          errorsOf: (value, maxIssues = options.maxIssues) =>
            validate(description, value, { ...forErrors, maxIssues }).errors,
        },
      ]
    }),
  )
}

/**
 * Returns the definition of the Ajv keyword `monitorContract`, which validates a value with a
 * contract.
 *
 * The keyword compiles to one function instead of a schema, so that Ajv does not coerce, fill in or
 * remove data for it.
 */
export const definitionOf = (contracts: ReadonlyMap<string, Checked>): AjvKeywordDefinition => ({
  keyword,
  errors: 'full',
  compile(name, _parentSchema, { opts }) {
    const contract = typeof name === 'string' ? contracts.get(name) : undefined
    if (contract === undefined)
      throw new TypeError(`${keyword} must name a contract: ${[...contracts.keys()].join(', ')}`)
    const maxIssues = opts.allErrors === true ? undefined : 1

    const check: AjvCheck = (data, { instancePath: above } = { instancePath: '' }) => {
      // A single call, because an accessor may return other data the second time.
      const errors = contract.errorsOf(data, maxIssues)
      check.errors = errors.map((issue) => {
        const { message, ...error } = errorOf(issue, above)
        return opts.messages === false ? error : { ...error, message }
      })
      return errors.length === 0
    }
    return check
  },
})

export const keyword = 'monitorContract'

/** Returns an issue as Ajv would report it: a missing field at its object. */
function errorOf(issue: AnyIssue, above: string): KeywordError & { readonly message: string } {
  const { code, path, pointer } = issue
  const message = withoutName(issue)
  if (code !== 'required')
    return { instancePath: above + pointer, keyword, params: { issue }, message }
  const instancePath = above + pointerOf(path.slice(0, -1))
  const missingProperty = path.slice(-1).join()
  return { instancePath, keyword, params: { issue, missingProperty }, message: issue.message }
}

/** Returns a message without the field's name at its start, because Ajv puts the path there. */
function withoutName({ code, path, message }: AnyIssue): string {
  const name = `${labelOf(path)} `
  const isAtStart = path.length > 0 && code !== 'unknown-field' && message.startsWith(name)
  return isAtStart ? message.slice(name.length) : message
}

/** An error of the keyword. Ajv adds `schemaPath`. */
export interface KeywordError {
  readonly instancePath: string
  readonly keyword: 'monitorContract'
  readonly params: { readonly issue: AnyIssue; readonly missingProperty?: string }
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
