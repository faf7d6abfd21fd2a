import type { IssueCode, JsonSchema } from '../../index.ts'
import { boundsInWords } from '../../schema/bounds-in-words.ts'
import { unitOf, type Unit } from '../../schema/unit.ts'

/** Returns the facts that the reference states about a field, such as type, unit and bounds, from its schema. */
export function formOf(schema: JsonSchema): FieldForm {
  const { description = '', items } = schema
  return {
    // The unit and the deprecation have properties of their own, so they are removed here.
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

export type Direction = 'update' | 'response'

/** The facts about a field in one schema. */
export interface FieldForm {
  readonly description: string
  readonly type: string
  readonly nullable: boolean
  readonly unit: Unit | undefined
  readonly bounds: string
  readonly allowed: readonly string[]
  readonly format: string | undefined
  readonly pattern: string | undefined
  readonly default: string | undefined
  readonly examples: readonly string[]
}

/** The facts about a field in an update, in a response, or in both if they are the same. */
export interface DirectedForm extends FieldForm {
  readonly directions: readonly Direction[]
}

/** A field of a resource. */
export interface FieldEntry {
  /** The path, such as `request.assertions[].target`. */
  readonly path: string
  /** The anchor in the reference. */
  readonly anchor: string
  /** One entry, or two if the field differs between an update and a response. */
  readonly forms: readonly DirectedForm[]
  /** The directions in which the field is required. */
  readonly required: readonly Direction[]
  readonly deprecated: boolean
  /** The codes of the rules and warnings that read the field. */
  readonly codes: readonly IssueCode[]
}

const typesOf = ({ type = [] }: JsonSchema): readonly string[] => (typeof type === 'string' ? [type] : type)

/** Returns the types of a value in words, such as `array of string`. */
function typeInWords(schema: JsonSchema): string {
  const items = schema.items && typeInWords(schema.items)
  return typesOf(schema)
    .filter((type) => type !== 'null')
    .map((type) => (type === 'array' && items ? `array of ${items}` : type))
    .join(' or ')
}
