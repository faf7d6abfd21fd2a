import { allowedIn, annotations, typesIn, withSubschemas, type JsonSchema } from './json-schema.ts'

/**
 * The type of an object or array that a tolerant reader accepts. At any depth, a union of string
 * literals includes every other string, a number literal becomes `number`, and an optional field
 * may be null.
 */
export type Tolerant<T extends object | null | undefined> = {
  [Name in keyof T]:
    | TolerantValue<T[Name]>
    | (T extends readonly unknown[] ? never : {} extends Pick<T, Name> ? null : never)
}

/**
 * The type of any value that a tolerant reader accepts. A type of only one string literal stays the
 * same.
 */
export type TolerantValue<T, Known = NonNullable<T>> = T extends object | null | undefined
  ? Tolerant<T>
  : T extends number
    ? number
    : T extends string
      ? [Known] extends [T]
        ? T
        : T | (string & {})
      : T

/**
 * Returns the schema of the values that a tolerant reader accepts.
 *
 * `schema` must have no references. The result has the same types and required fields, and allows
 * null in optional fields. Of the other keywords it has only annotations and a single allowed
 * value: a tolerant reader rejects no value because of the rest.
 */
export function tolerantSchema(schema: JsonSchema, orNull = false): JsonSchema {
  const { type = [], required = [] } = schema
  const types = typesIn(schema)
  // A list of several values may grow in a newer service.
  const values = allowedIn(schema)
  const kept = Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => isKeptKeyword(keyword)),
  )
  return {
    ...withSubschemas(kept, (inner, name) =>
      tolerantSchema(inner, name !== undefined && !required.includes(name)),
    ),
    type: orNull && !types.includes('null') ? [...types, 'null'] : type,
    ...(values?.length === 1 && { enum: orNull ? [...values, null] : values }),
  }
}

/** Returns whether a tolerant reader keeps a keyword. */
const isKeptKeyword = (keyword: string): boolean =>
  ['$schema', 'properties', 'required', 'items'].includes(keyword) || annotations.includes(keyword)
