import { contracts } from './contracts.ts'

export const keyword = 'monitorContract'

/** What an error says; Ajv adds where in the schema it comes from. */
export interface KeywordError {
  readonly instancePath: string
  readonly keyword: 'monitorContract'
  readonly params: { readonly issue: object }
  readonly message: string
}

/** A check as Ajv calls it: it leaves its errors on itself. */
export interface AjvCheck {
  (data: unknown, at?: { readonly instancePath: string }): boolean
  errors?: KeywordError[]
}

/** How the keyword is defined for Ajv. */
export interface AjvKeywordDefinition {
  readonly keyword: 'monitorContract'
  readonly errors: 'full'
  readonly compile: (
    name: unknown,
    parentSchema: unknown,
    context: { readonly opts: { readonly allErrors?: boolean } },
  ) => AjvCheck
}

/** The property `errors` of a check before its first call. */
const noErrors = { __proto__: null, value: undefined, writable: true }

/**
 * One function in place of keywords: no option of an instance finds anything in it to coerce, to fill in or to remove.
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
      // One reading decides: data that an accessor changes between two readings cannot pass by the second.
      const { valid, errors } = contract.validate(data, options)
      check.errors = errors.map((issue) => ({
        instancePath: above + issue.pointer,
        keyword,
        params: { issue },
        message: issue.message,
      }))
      return valid
    }
    // Defined, so that the assignment above never meets a property of a polluted prototype.
    return Object.defineProperty(check, 'errors', noErrors)
  },
}
