import type { IssueCode, JsonSchema } from '../src/index.ts'
import { boundsInWords, unitOf, type Unit } from '../src/schema/in-words.ts'
import { typesIn } from '../src/schema/json-schema.ts'
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
  /** The directions in which the field is required. */
  readonly required: readonly Direction[]
  readonly deprecated: boolean
  /** The codes of the rules and warnings that read the field. */
  readonly codes: readonly IssueCode[]
}

/** The facts about a field in an update, in a response, or in both if the facts are the same. */
export interface Form {
  readonly directions: readonly Direction[]
  /** Labels of the form, such as `Response only`. */
  readonly marks: readonly string[]
  readonly description: string
  readonly type: string
  readonly unit: Unit | undefined
  readonly bounds: string
  readonly allowed: readonly string[]
  readonly format: string | undefined
  readonly pattern: string | undefined
  readonly default: string | undefined
  readonly examples: readonly string[]
}

export type Direction = 'update' | 'response'

/** A schema without references, and the direction in which its values are sent. */
export type DirectedSchema = readonly [direction: Direction, schema: JsonSchema]

/**
 * Returns the fields of schemas with their forms. Equal forms are merged.
 *
 * @param scope the resource or the contract, for the anchors
 * @param contracts the contracts whose codes a field lists
 */
export function fieldsOf(scope: string, contracts: readonly string[], schemas: readonly DirectedSchema[]): Field[] {
  const found = new Map<string, FlatField[]>()
  for (const [direction, schema] of schemas)
    for (const field of flatFields(schema, direction)) found.set(field.path, [...(found.get(field.path) ?? []), field])
  return Array.from(found, ([path, fields]) => {
    const required = fields.filter((field) => field.required).map(({ direction }) => direction)
    const deprecated = fields.some(({ schema }) => schema.deprecated)
    const forms = formsOf(fields)
    return {
      path,
      // Brackets are removed, because the fragment of a URL cannot contain them.
      anchor: `field-${scope}.${path.replaceAll('[]', '')}`,
      forms: forms.map(({ facts, directions }) => ({
        ...facts,
        directions,
        marks: [
          ...directionMarks(directions, schemas.length, forms.length > 1),
          ...requiredMarks(
            required.filter((each) => directions.includes(each)),
            schemas.length,
            forms.length > 1,
          ),
          ...(deprecated ? ['Deprecated'] : []),
        ],
      })),
      required,
      deprecated,
      codes: issueCodes
        .filter((code) => code.reads?.includes(path) && code.contracts.some((name) => contracts.includes(name)))
        .map(({ code }) => code),
    }
  })
}

const names: { readonly [Name in Direction]: string } = { update: 'an update', response: 'a response' }

/** Returns the mark of a form that applies to one direction of several, such as `Response only`. */
function directionMarks([direction, ...others]: readonly Direction[], all: number, differs: boolean): string[] {
  if (direction === undefined || others.length + 1 === all) return []
  if (differs) return [`In ${names[direction]}`]
  return [direction === 'update' ? 'Update only' : 'Response only']
}

/** Returns the mark of a form that is required in some directions, such as `Required in an update`. */
function requiredMarks([direction, ...others]: readonly Direction[], all: number, differs: boolean): string[] {
  if (direction === undefined) return []
  return [differs || others.length + 1 === all ? 'Required' : `Required in ${names[direction]}`]
}

/** A field at any depth of a schema, with its path. */
interface FlatField {
  readonly path: string
  readonly schema: JsonSchema
  readonly required: boolean
  readonly direction: Direction
}

/** Returns all fields of a schema, each before its inner fields. For `T | T[]`, returns the fields of T once. */
function flatFields({ properties = {}, required = [], items }: JsonSchema, direction: Direction, at = ''): FlatField[] {
  const ownFields = Object.entries(properties).flatMap(([name, schema]) => {
    const path = at === '' ? name : `${at}.${name}`
    return [{ path, schema, required: required.includes(name), direction }, ...flatFields(schema, direction, path)]
  })
  return ownFields.length > 0 || items === undefined ? ownFields : flatFields(items, direction, `${at}[]`)
}

type Facts = Omit<Form, 'directions' | 'marks'>

interface DirectedFacts {
  readonly directions: readonly Direction[]
  readonly facts: Facts
}

/** Returns the facts of a field, with the directions that share them. */
function formsOf(fields: readonly FlatField[]): DirectedFacts[] {
  const forms = new Map<string, DirectedFacts>()
  for (const { schema, direction } of fields) {
    const facts = factsOf(schema)
    const key = JSON.stringify(facts)
    forms.set(key, { facts, directions: [...(forms.get(key)?.directions ?? []), direction] })
  }
  return [...forms.values()]
}

const factsOf = (schema: JsonSchema): Facts => ({
  // The unit and the deprecation have places of their own, so they are removed here.
  description: (schema.description ?? '')
    .replace(/ ?Unit: \S+\.$/, '')
    .replace(schema.deprecated ? /^Deprecated: / : '', ''),
  type: typeInWords(schema),
  unit: unitOf(schema),
  bounds: boundsInWords(schema),
  allowed: (schema.enum ?? schema.items?.enum ?? []).filter((value) => value !== null).map(String),
  format: schema.format,
  pattern: schema.pattern,
  default: schema.default === undefined ? undefined : JSON.stringify(schema.default),
  examples: (schema.examples ?? schema.items?.examples ?? []).map((example) => JSON.stringify(example)),
})

/** Returns the types of a value in words, such as `array of string or null`. */
function typeInWords(schema: JsonSchema): string {
  const { items } = schema
  const types = typesIn(schema)
  return [...types.filter((name) => name !== 'null'), ...types.filter((name) => name === 'null')]
    .map((name) => (name === 'array' && items ? `array of ${typeInWords(items)}` : name))
    .join(' or ')
}
