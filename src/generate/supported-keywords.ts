import { formats } from '../formats/index.ts'
import type { JsonTypeName } from '../schema/json-schema.ts'

/**
 * Checks that a schema uses only keywords that the generated readers and the evaluator support.
 *
 * @throws Error that names the problem and its location
 */
export function assertSupported(schema: unknown, place: string): void {
  const refuse = (what: string): never => {
    throw new Error(`${place}: ${what}`)
  }
  if (!isObject(schema)) return refuse('a schema must be an object; true and false are not supported')
  const { type, $ref, properties, items, required, format, enum: allowed, $defs } = schema
  const types = listOf(type)
  const known: readonly string[] = [...annotations, ...structure, ...Object.keys(checks)]
  for (const keyword of Object.keys(schema)) {
    if (!known.includes(keyword)) refuse(`the keyword ${keyword} is not supported`)
    if ($ref !== undefined && ![...annotations, '$ref'].some((name) => name === keyword)) {
      refuse(`the keyword ${keyword} is not supported beside $ref`)
    }
    const checked: readonly unknown[] | undefined = checks[keyword]
    if (checked !== undefined && !types.some((name) => checked.includes(name))) {
      refuse(`the keyword ${keyword} has no effect on the type ${types.map(String).join(', ')}`)
    }
  }
  if (types.length === 0 && $ref === undefined && $defs === undefined) refuse('a schema must have a type')
  if (format !== undefined && !(typeof format === 'string' && Object.hasOwn(formats, format)))
    refuse(`the format ${typeof format === 'string' ? format : typeof format} is not supported`)
  if (items === undefined && types.includes('array')) refuse('a list must have items')
  if (listOf(allowed).some((value) => typeof value === 'object' && value !== null)) {
    refuse('enum is supported for scalar values only')
  }
  for (const name of listOf(required)) {
    if (!isObject(properties) || !Object.hasOwn(properties, String(name))) {
      refuse(`the required field ${String(name)} is not listed in properties`)
    }
  }
  for (const [keyword, parts] of [
    ['properties', properties],
    ['$defs', $defs],
  ] as const) {
    if (!isObject(parts)) continue
    for (const [name, part] of Object.entries(parts)) assertSupported(part, `${place}/${keyword}/${name}`)
  }
  if (items !== undefined) assertSupported(items, `${place}/items`)
}

/** Keywords that identify or annotate a schema and check nothing. */
export const annotations = [
  '$schema',
  '$id',
  '$comment',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
] as const

export const structure = ['$ref', '$defs', 'type', 'properties', 'required', 'items'] as const

/**
 * The supported keywords that check a value, except `type` and `required`, each with its supported JSON types. See
 * `src/evaluator/keywords/`.
 */
export const checks: Readonly<Record<string, readonly JsonTypeName[]>> = {
  enum: ['string', 'number', 'integer', 'boolean', 'null'],
  minimum: ['number', 'integer'],
  exclusiveMinimum: ['number', 'integer'],
  maximum: ['number', 'integer'],
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
  format: ['string'],
  maxItems: ['array'],
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]
