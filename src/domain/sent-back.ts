import type { FieldShape } from '../schema/field-shape.ts'
import { ownField } from './own-field.ts'
import { presentFields } from './present-fields.ts'
import { withoutNulls } from './without-nulls.ts'

/** Returns the fields of a monitor that an update accepts, with changes added: `toUpdate` for any kind of monitor. */
export function sentBack(
  monitor: object,
  changes: object,
  updateFields: { readonly [name: string]: FieldShape },
): object {
  const entries: [name: string, value: unknown][] = []
  for (const [name, value] of presentFields('monitor', monitor)) {
    const shape = Object.hasOwn(updateFields, name) ? updateFields[name] : undefined
    if (shape !== undefined && (value !== null || ownField(shape, 'nullable')))
      entries.push([name, withoutNulls(value, shape)])
  }
  return Object.fromEntries([...entries, ...presentFields('changes', changes)])
}
