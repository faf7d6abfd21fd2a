import { contracts } from './contracts.ts'

export const keyword = 'monitorContract'

/** An error as the keyword reports it. Ajv adds the location in the schema. */
export interface KeywordError {
  readonly instancePath: string
  readonly keyword: 'monitorContract'
  readonly params: { readonly issue: object }
  readonly message: string
}

/** A check as Ajv calls it: it stores its errors in its own property `errors`. */
export interface AjvCheck {
  (data: unknown, at?: { readonly instancePath: string }): boolean
  errors?: KeywordError[]
}

/** The definition of the keyword, in the form that Ajv expects. */
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

/**
 * The keyword `monitorContract`. It is one function, so coercion, defaults and removal of properties do not apply to
 * the data.
 */
export const definition: AjvKeywordDefinition = {
  keyword,
  errors: 'full',
  compile(name, _parentSchema, { opts }) {
    const contract = typeof name === 'string' ? contracts.get(name) : undefined
    if (contract === undefined)
      throw new TypeError(`${keyword} must name a contract: ${[...contracts.keys()].join(', ')}`)
    const options = opts.allErrors ? {} : { maxIssues: 1 }

    const check: AjvCheck = (data, { instancePath: above } = { instancePath: '' }) => {
      // Validates once: an accessor could return different data to a second call.
      const { valid, errors } = contract.validate(data, options)
      check.errors = errors.map((issue) => ({
        instancePath: above + issue.pointer,
        keyword,
        params: { issue },
        message: issue.message,
      }))
      return valid
    }
    // Defines the property, because the assignment above would call a setter of a polluted prototype.
    return Object.defineProperty(check, 'errors', noErrors)
  },
}
