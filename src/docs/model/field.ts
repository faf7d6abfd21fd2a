import type { IssueCode, JsonSchema } from '../../index.ts'
import { boundsInWords } from '../../schema/bounds-in-words.ts'
import { unitOf } from '../../schema/unit.ts'

export type Direction = 'update' | 'response'

/** What a schema says of one field. */
export interface FieldForm {
  readonly description: string
  readonly type: string
  readonly nullable: boolean
  readonly unit: string | undefined
  readonly bounds: string
  readonly allowed: readonly string[]
  readonly format: string | undefined
  readonly pattern: string | undefined
  readonly default: string | undefined
  readonly examples: readonly string[]
}

/** A field where one form of it is described: in an update, in a response, or in both alike. */
export interface DirectedForm extends FieldForm {
  readonly directions: readonly Direction[]
}

/** A field of a resource, found by its path. */
export interface FieldEntry {
  /** `request.assertions[].target`. */
  readonly path: string
  /** What it is found by within the documentation. */
  readonly anchor: string
  /** One where an update and a response describe it alike or only one of them does, else two. */
  readonly forms: readonly DirectedForm[]
  /** Where it is required. */
  readonly required: readonly Direction[]
  readonly deprecated: boolean
  /** The rules and warnings that look at it. */
  readonly codes: readonly IssueCode[]
}

const typesOf = ({ type = [] }: JsonSchema): readonly string[] => (typeof type === 'string' ? [type] : type)

/** The types of a value as a person says them: `array of string`. */
function typeInWords(schema: JsonSchema): string {
  const items = schema.items && typeInWords(schema.items)
  return typesOf(schema)
    .filter((type) => type !== 'null')
    .map((type) => (type === 'array' && items ? `array of ${items}` : type))
    .join(' or ')
}

/** What a schema without references says. */
export function formOf(schema: JsonSchema): FieldForm {
  const { description = '', items } = schema
  return {
    // What a description says in a form of its own (a unit, that the field is deprecated) stands in a place of its own.
    description: description.replace(/ ?Unit: \S+\.$/, '').replace(schema.deprecated ? /^Deprecated: / : '', ''),
    type: typeInWords(schema),
    nullable: typesOf(schema).includes('null'),
    unit: unitOf(schema),
    bounds: boundsInWords(schema),
    allowed: (schema.enum ?? items?.enum ?? []).filter((value) => value !== null).map(String),
    format: schema.format,
    pattern: schema.pattern,
    default: schema.default === undefined ? undefined : JSON.stringify(schema.default),
    examples: (schema.examples ?? items?.examples ?? []).map((example) => JSON.stringify(example)),
  }
}
