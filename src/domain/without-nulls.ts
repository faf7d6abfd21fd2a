import type { FieldShape } from '../schema/field-shape.ts'
import { ownField } from './own-field.ts'

/**
 * Returns the value of a field without the nulls inside it that an update does not accept. Fields that an update does
 * not describe stay as they are.
 */
export function withoutNulls(value: unknown, described: FieldShape): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = ownField(described, 'items')
    return items === undefined ? value : Array.from(value, (item) => withoutNulls(item, items))
  }
  const fields = ownField(described, 'fields')
  if (fields === undefined) return value
  const entries: [name: string, value: unknown][] = []
  for (const [name, field] of Object.entries(value)) {
    const shape = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (shape === undefined) entries.push([name, field])
    else if (field !== null || ownField(shape, 'nullable')) entries.push([name, withoutNulls(field, shape)])
  }
  return Object.fromEntries(entries)
}
