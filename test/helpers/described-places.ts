// Lists the locations that the document of a contract describes, such as `/tags/*`.
import { resolve, schemaOf, type SchemaNode } from './schema-documents.ts'

/** A location that a document describes, such as `/tags/*` for the items of a list. */
export interface DescribedPlace {
  readonly place: string
  readonly schema: SchemaNode
}

/** Returns every location that the document of a contract describes. */
export function describedPlaces(contract: string): readonly DescribedPlace[] {
  const below = (node: SchemaNode, place: string): readonly DescribedPlace[] => {
    const schema = resolve(node)
    return [
      { place, schema },
      ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
        below(property, `${place}/${name}`),
      ),
      ...(schema.items === undefined ? [] : below(schema.items, `${place}/*`)),
    ]
  }
  return below(schemaOf(contract), '')
}

/** Keywords that never reject a value at their own location. */
const isSilent =
  /^(?:\$\w+|title|description|properties|items|default|examples|deprecated|readOnly|required)$/

/**
 * Returns each location of a contract with the code of an error that its document can report there:
 * `/tags maxItems`.
 */
export const describedErrors = (contract: string): readonly string[] =>
  describedPlaces(contract).flatMap(({ place, schema }) => [
    ...Object.keys(schema)
      .filter((keyword) => !isSilent.test(keyword))
      .map((keyword) => `${place} ${keyword}`),
    ...(schema.required ?? []).map((name) => `${place}/${name} required`),
  ])

/** Returns the location of a pointer: `/tags/0` becomes `/tags/*`. */
export const placeOf = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')
