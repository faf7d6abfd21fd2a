import { resolve, type SchemaNode } from './schema-documents.ts'

/**
 * Returns the path of every field of a document: `.request.assertions.target`. Fields in lists are included, without an
 * index.
 */
export function fieldNames(node: SchemaNode, path = ''): string[] {
  const { properties = {}, items } = resolve(node)
  const own = Object.entries(properties).flatMap(([name, part]) => [
    `${path}.${name}`,
    ...fieldNames(part, `${path}.${name}`),
  ])
  return [...new Set([...own, ...(items === undefined ? [] : fieldNames(items, path))])]
}
