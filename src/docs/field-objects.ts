import type { FieldEntry } from './model/field.ts'
import type { Resource } from './model/resource.ts'

/** A field within its object. */
export interface FieldOfObject {
  /** Its name in the object. */
  readonly name: string
  readonly field: FieldEntry
}

/** The fields of one object: of the resource itself, or of an object or of the items of an array in it. */
export interface FieldObject {
  /** Path of the object, empty for the resource itself: `request.assertions[]`. */
  readonly path: string
  readonly anchor: string
  readonly fields: readonly FieldOfObject[]
}

/** Returns the anchor of the fields of an object, given the path of the object. */
export const objectAnchor = (resource: Pick<Resource, 'anchor'>, path: string): string =>
  `fields-${resource.anchor}.${path.replaceAll('[]', '')}`

/** Returns the paths that a field gives to the objects in it: its value, or the items of an array. */
const objectPaths = ({ path }: FieldEntry): readonly string[] => [path, `${path}[]`]

/** Returns the objects of a resource, each with its own fields, in the order in which they are described. */
export function objectsOf(resource: Resource): FieldObject[] {
  const objects = new Map<string, FieldOfObject[]>()
  for (const [index, field] of resource.fields.entries()) {
    // A name may have a dot in it; each field is described before the fields in it.
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
