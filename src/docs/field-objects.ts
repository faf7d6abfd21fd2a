import type { FieldEntry } from './model/field.ts'
import type { Resource } from './model/resource.ts'

/** Groups the fields of a resource by the object that contains them: one table of the reference for each object. */
export function objectsOf(resource: Resource): FieldObject[] {
  const objects = new Map<string, FieldOfObject[]>()
  for (const [index, field] of resource.fields.entries()) {
    // The path is not split at dots, because a name may contain one. Each field comes before the fields inside it.
    const [path = ''] = resource.fields
      .slice(0, index)
      .flatMap(objectPaths)
      .filter((other) => field.path.startsWith(`${other}.`))
      .sort((a, b) => b.length - a.length)
    const name = path === '' ? field.path : field.path.slice(path.length + 1)
    objects.set(path, [...(objects.get(path) ?? []), { name, field }])
  }
  return Array.from(objects, ([path, fields]) => ({ path, anchor: objectAnchor(resource, path), fields }))
}

/** The fields of one object: the resource, an object inside it, or the items of an array inside it. */
export interface FieldObject {
  /** The path of the object, such as `request.assertions[]`; empty for the resource itself. */
  readonly path: string
  readonly anchor: string
  readonly fields: readonly FieldOfObject[]
}

/** A field with its name inside its object. */
export interface FieldOfObject {
  /** The name of the field, without the path of the object. */
  readonly name: string
  readonly field: FieldEntry
}

/** Returns the anchor of the table that lists the fields of an object. */
export const objectAnchor = (resource: Pick<Resource, 'anchor'>, path: string): string =>
  `fields-${resource.anchor}.${path.replaceAll('[]', '')}`

/** Returns the paths of the objects that a field can contain: its value, or the items of an array. */
const objectPaths = ({ path }: FieldEntry): readonly string[] => [path, `${path}[]`]
