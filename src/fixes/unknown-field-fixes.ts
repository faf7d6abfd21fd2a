import { icmpMonitorDocument } from '../generated/documents.ts'
import type { Issue, Path } from '../issues/issue.ts'
import { toPointer } from '../issues/path-text.ts'
import { isObject, jsonTypeOf } from '../schema/json-type.ts'
import { typesIn, type JsonSchema } from '../schema/json-schema.ts'
import { schemaAt } from '../schema/positions.ts'
import { lazySchemaOf } from '../schema/resolve.ts'
import { ownFieldAt, ownProperties } from '../schema/own-properties.ts'
import { removal, type Fix, type PatchOperation } from './fix.ts'

/** Moves an unknown field to the suggested place. If the place has a value already, removes the field. */
export function unknownFieldFixes({ path, pointer, params }: Issue<'unknown-field'>, value: unknown): readonly Fix[] {
  const { suggestion } = ownProperties(params)
  if (suggestion === undefined) return []
  const target = targetOf(path, suggestion)
  const current = ownFieldAt(value, path)
  if (ownFieldAt(value, target) !== undefined) return [removal(pointer, 'unsafe')]
  const added: PatchOperation[] = []
  for (const [index, step] of target.entries()) {
    const parent = ownFieldAt(value, target.slice(0, index))
    if (parent === undefined) added.push({ op: 'add', path: toPointer(target.slice(0, index)), value: {} })
    else if (!isObject(parent) || Array.isArray(parent) === (typeof step === 'string')) return []
  }
  // A name that lacks more letters is meant only if its value needs no other fix, and no unit is a guess.
  const isShort = String(path.at(-1)).length + 2 < suggestion.length
  const isMeant = canBe(fieldSchema(target), current, isShort) && !(isShort && suggestion.endsWith('Seconds'))
  const isSibling = toPointer(target.slice(0, -1)) === toPointer(path.slice(0, -1))
  return [
    {
      title: `${isSibling ? 'Rename' : 'Move'} to ${JSON.stringify(suggestion)}`,
      applicability: isSibling && isMeant ? 'safe' : 'unsafe',
      patch: [...added, { op: 'move', from: pointer, path: toPointer(target) }],
    },
  ]
}

/**
 * Returns the path of a suggested field: in the same object if that has the field, otherwise from the top of the body.
 */
function targetOf(path: Path, suggestion: string): Path {
  const parent = path.slice(0, -1)
  const start = startOf(path)
  const { properties = {} } = schemaAt(monitorSchema(), parent.slice(start))
  return Object.hasOwn(properties, suggestion)
    ? [...parent, suggestion]
    : [...path.slice(0, start), ...suggestion.split('.')]
}

/**
 * Returns the number of steps before the body: the path of an issue can begin with the part of a request. The body
 * begins at the first step from which the schema has the rest of the path.
 */
const startOf = (path: Path): number =>
  path.findIndex((_, index) => schemaAt(monitorSchema(), path.slice(index, -1)).properties)

/** Returns the schema of a field, whose path can begin with the part of a request. */
export const fieldSchema = (path: Path): JsonSchema => schemaAt(monitorSchema(), path.slice(startOf(path)))

/** Returns whether a field accepts the type of a value, or that of a scalar or a list that a fix makes of it. */
export function canBe(field: JsonSchema, value: unknown, asIs = false): boolean {
  const types = typesIn(field)
  // Of a revoked proxy, Array.isArray throws.
  const type = isObject(value) ? 'object' : jsonTypeOf(value)
  if (types.length === 0 || types.some((name) => name === type || (name === 'array' && type === 'object'))) return true
  if (asIs) return false
  if (field.items !== undefined && canBe(field.items, value)) return true
  if (type === 'boolean') return types.includes('string')
  return (type === 'string' || type === 'number') && types.some((name) => /string|number|integer|boolean/.test(name))
}

/** The schema of the monitor, which has every object of an update. In an error group, only the top level has fields. */
const monitorSchema = /* @__PURE__ */ lazySchemaOf(icmpMonitorDocument)
