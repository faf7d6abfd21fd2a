import { isObject, jsonTypeOf } from '../schema/json-type.ts'
import { typesIn, type JsonSchema } from '../schema/json-schema.ts'
import { subschemaOf } from '../schema/positions.ts'
import { isSecret, isSecretPlace } from './secret-places.ts'

/** In a redacted copy, in place of each value that a log must not contain. */
export const redacted = '[redacted]'

/** What is known about a value. */
export interface Described {
  /** The schema of the value, without references; undefined if no schema describes it. */
  readonly schema: JsonSchema | undefined
  /** The path of the value, as in `secretPaths`. */
  readonly path: string
  /** Called for each value that is hidden. Returns what the copy has in its place. */
  readonly hide: () => unknown
  /**
   * The secret texts that were found so far, to which others are added. In a place that can be
   * secret, they are hidden whatever the flags beside them are.
   */
  readonly secretTexts?: Set<unknown>
}

/**
 * Returns a copy of a value with what its schema describes, except secrets. Reads each field once.
 *
 * The depth of the schema limits that of the copy, so that a value can be nested in any depth.
 */
export function redactValue(value: unknown, described: Described): unknown {
  const { schema, hide } = described
  if (schema === undefined) return hide()
  if (!isObject(value)) return isOfType(value, schema) ? value : hide()
  const content = contentOf(value)
  if (content === undefined || !typesIn(schema).includes(content.type)) return hide()
  return content.type === 'array'
    ? redactItems(content.fields, described)
    : redactFields(content.fields, described)
}

function redactItems(items: ReadonlyMap<string, unknown>, described: Described): unknown {
  const { schema, path } = described
  const item = { ...described, schema: schema?.items, path: `${path}[*]` }
  return Array.from(items.values(), (value) => redactValue(value, item))
}

function redactFields(fields: ReadonlyMap<string, unknown>, described: Described): unknown {
  const { schema, path, hide } = described
  if (schema?.properties === undefined && fields.size > 0) return hide()
  const copies = Array.from(fields, ([name, value]) => {
    const field = { ...described, schema: subschemaOf(schema, name), path: `${path}.${name}` }
    return [name, isHidden(value, field, fields) ? hide() : redactValue(value, field)] as const
  })
  return Object.fromEntries(copies)
}

/** Returns whether a value is secret, or the text of a secret in another place. */
function isHidden(
  value: unknown,
  { path, secretTexts }: Described,
  siblings: ReadonlyMap<string, unknown>,
): boolean {
  if (!isSecretPlace(path)) return false
  if (!isSecret(path, siblings)) return secretTexts?.has(value) === true
  if (typeof value === 'string') secretTexts?.add(value)
  return true
}

/** Returns whether a value that is no object or list has a type of its schema. */
export function isOfType(value: unknown, schema: JsonSchema): boolean {
  const types: readonly string[] = typesIn(schema)
  if (types.includes(jsonTypeOf(value))) return true
  return types.includes('integer') && Number.isInteger(value)
}

/** The own enumerable fields of an object that are not undefined, or the items of a list. */
interface Content {
  readonly type: 'object' | 'array'
  readonly fields: ReadonlyMap<string, unknown>
}

/** Returns the content of an object or a list; undefined if it cannot be read, or has holes. */
export function contentOf(value: object): Content | undefined {
  try {
    if (!Array.isArray(value)) return { type: 'object', fields: fieldsOf(value) }
    const names = Object.keys(value)
    if (names.length !== value.length) return undefined
    return { type: 'array', fields: readAll(value, names) }
  } catch {
    return undefined
  }
}

/**
 * Returns the own enumerable fields of an object that are not undefined, each read once. A field
 * that cannot be read has a value of no JSON type.
 *
 * @throws what a proxy throws in place of the names
 */
export function fieldsOf(value: object): ReadonlyMap<string, unknown> {
  const fields = readAll(value, Object.keys(value))
  for (const [name, field] of fields) if (field === undefined) fields.delete(name)
  return fields
}

const readAll = (value: object, names: readonly string[]): Map<string, unknown> =>
  new Map(names.map((name) => [name, readField(value, name)]))

function readField(value: object, name: string): unknown {
  try {
    return Reflect.get(value, name)
  } catch {
    return unreadable
  }
}

const unreadable: unique symbol = /* @__PURE__ */ Symbol('unreadable')
