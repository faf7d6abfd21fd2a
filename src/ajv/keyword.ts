import type { CheckedByName } from './contracts.ts'

/**
 * Returns the definition of the Ajv keyword `monitorContract`, which validates a value with a contract.
 *
 * It is one function instead of a schema, so that no option of an instance can coerce, fill in or remove data.
 */
export const definitionOf = (contracts: CheckedByName): AjvKeywordDefinition => ({
  keyword,
  errors: 'full',
  compile(name, _parentSchema, { opts }) {
    const contract = typeof name === 'string' ? contracts.get(name) : undefined
    if (contract === undefined)
      throw new TypeError(`${keyword} must name a contract: ${[...contracts.keys()].join(', ')}`)
    const options = opts.allErrors ? {} : { maxIssues: 1 }

    const check: AjvCheck = (data, { instancePath: above } = { instancePath: '' }) => {
      // One call, because an accessor may return other data at the second.
      const { valid, errors } = contract.validate(data, options)
      check.errors = errors.map((issue) => ({
        instancePath: above + issue.pointer,
        keyword,
        params: { issue },
        message: issue.message,
      }))
      return valid
    }
    // Defines the property, because an assignment throws if `Object.prototype` has a read-only one of this name.
    return Object.defineProperty(check, 'errors', noErrors)
  },
})

export const keyword = 'monitorContract'

/** An error of the keyword. Ajv adds its position in the schema. */
export interface KeywordError {
  readonly instancePath: string
  readonly keyword: 'monitorContract'
  readonly params: { readonly issue: object }
  readonly message: string
}

/** A check as Ajv calls it. It has the errors of its last call. */
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
    context: { readonly opts: { readonly allErrors?: boolean } },
  ) => AjvCheck
}

/** The initial property descriptor of `errors` on a check. */
const noErrors = { __proto__: null, value: undefined, writable: true }
