import type { JsonSchema } from './json-schema.ts'

/** Keeps an `enum` of one value, which says what an object is. Other lists of values may grow. */
const fixedValue = ({ enum: allowed }: JsonSchema, orNull: boolean): JsonSchema =>
  allowed?.length === 1 ? { enum: orNull ? [...allowed, null] : allowed } : {}

/**
 * Describes what a tolerant reader accepts: the types and required fields of a schema without references, null in an
 * optional field, and no limits on values, because the reader reports those as warnings. The result has no `$id`,
 * which names the document that it is derived from.
 */
export function tolerantSchema(schema: JsonSchema, orNull = false): JsonSchema {
  const {
    $id: _id,
    type = [],
    enum: _enum,
    minimum: _minimum,
    exclusiveMinimum: _exclusiveMinimum,
    maximum: _maximum,
    maxLength: _maxLength,
    maxItems: _maxItems,
    format: _format,
    pattern: _pattern,
    properties,
    required = [],
    items,
    ...kept
  } = schema
  const types = typeof type === 'string' ? [type] : type
  return {
    ...kept,
    type: orNull && !types.includes('null') ? [...types, 'null'] : type,
    ...fixedValue(schema, orNull),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [name, tolerantSchema(part, !required.includes(name))]),
      ),
    }),
    ...(required.length > 0 && { required }),
    ...(items && { items: tolerantSchema(items) }),
  }
}
