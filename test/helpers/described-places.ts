import { resolve, schemaOf, type SchemaNode } from './schema-documents.ts'

/** A place that a document describes: `/tags/*` for the items of a list. */
export interface DescribedPlace {
  readonly place: string
  readonly schema: SchemaNode
}

/** Every place that the document of a contract describes. */
export function describedPlaces(contract: string): readonly DescribedPlace[] {
  const below = (node: SchemaNode, place: string): readonly DescribedPlace[] => {
    const schema = resolve(node)
    return [
      { place, schema },
      ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => below(property, `${place}/${name}`)),
      ...(schema.items === undefined ? [] : below(schema.items, `${place}/*`)),
    ]
  }
  return below(schemaOf(contract), '')
}

/** `'/tags/0'` stands for every item: `'/tags/*'`. */
export const placeOf = (pointer: string): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')
