import { documentOf, inlined } from '../generate/documents.ts'
import type { JsonSchema } from '../index.ts'
import { issueCodes } from './issue-codes.ts'

/** A field of a resource, or a parameter of an operation. */
export interface Field {
  /** The path, such as `request.assertions[].target`. */
  readonly path: string
  readonly anchor: string
  /** The part of the request that has the parameter. */
  readonly in?: 'path' | 'query' | 'header'
  /** One entry, or two if the field differs between an update and a response. */
  readonly forms: readonly Form[]
  /** The codes of the rules and warnings that read the field. */
  readonly codes: readonly string[]
}

/** The schema of a field in an update, in a response, or in both if it is the same. */
export interface Form {
  readonly schema: JsonSchema
  readonly directions: readonly Direction[]
  /** The directions in which the field is required. */
  readonly requiredIn: readonly Direction[]
}

export type Direction = 'update' | 'response'

/** Returns the schema of a contract without references. */
export const schemaOf = (contract: string): JsonSchema => inlined(documentOf(contract))

/**
 * Returns the fields of contracts with their forms.
 *
 * @param scope the resource or the contract, for the anchors
 * @param directions the contracts of an update and of a response, or one contract of parameters
 * @param contracts the contracts whose codes a field lists
 */
export function fieldsOf(
  scope: string,
  directions: readonly (readonly [direction: Direction, contract: string])[],
  contracts = directions.map(([, contract]) => contract),
): readonly Field[] {
  const found = new Map<string, Map<string, Form>>()
  for (const [direction, contract] of directions)
    for (const { path, schema, required } of flatFields(schemaOf(contract))) {
      const forms = found.get(path) ?? new Map<string, Form>()
      const facts = factsIn(schema)
      const same = forms.get(facts) ?? { schema, directions: [], requiredIn: [] }
      forms.set(facts, {
        schema,
        directions: [...same.directions, direction],
        requiredIn: required ? [...same.requiredIn, direction] : same.requiredIn,
      })
      found.set(path, forms)
    }
  return Array.from(found, ([path, forms]) => ({
    path,
    // Brackets are removed, because the fragment of a URL cannot contain them.
    anchor: `field-${scope}.${path.replaceAll('[]', '')}`,
    forms: [...forms.values()],
    codes: issueCodes
      .filter(
        (code) =>
          code.reads?.includes(path) && code.contracts.some((name) => contracts.includes(name)),
      )
      .map(({ code }) => code),
  }))
}

/** Keywords about the fields inside a field, and those that a table does not show. */
const notShown = ['properties', 'required', 'title', 'readOnly']

/** Returns what a table shows of a schema, as a key. */
const factsIn = (schema: JsonSchema): string =>
  JSON.stringify(schema, (keyword, value: unknown) =>
    notShown.includes(keyword) ? undefined : value,
  )

/** A field at any depth of a schema, with its path. */
type FlatField = Pick<Field, 'path'> & Pick<Form, 'schema'> & { readonly required: boolean }

/**
 * Returns all fields of a schema, each before its inner fields. For `T | T[]`, returns the fields
 * of T once.
 */
function flatFields(
  { properties = {}, required = [], items }: JsonSchema,
  at = '',
): readonly FlatField[] {
  const fields = Object.entries(properties).flatMap(([name, schema]) => {
    const path = at === '' ? name : `${at}.${name}`
    return [{ path, schema, required: required.includes(name) }, ...flatFields(schema, path)]
  })
  return fields.length > 0 || items === undefined ? fields : flatFields(items, `${at}[]`)
}
