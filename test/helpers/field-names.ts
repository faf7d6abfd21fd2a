import { resolve, type SchemaNode } from './schema-documents.ts'

/** The path of every field that a document describes, without list items: `.request.assertions.target`. */
export function fieldNames(node: SchemaNode, path = ''): string[] {
  const { properties = {}, items } = resolve(node)
  const own = Object.entries(properties).flatMap(([name, part]) => [
    `${path}.${name}`,
    ...fieldNames(part, `${path}.${name}`),
  ])
  return [...new Set([...own, ...(items === undefined ? [] : fieldNames(items, path))])]
}
