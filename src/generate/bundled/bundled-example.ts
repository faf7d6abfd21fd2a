import { existsSync, readFileSync } from 'node:fs'

/**
 * Reads the example of a schema document, by its name, from `examples/whole-documents/`. Returns undefined if there is
 * none.
 */
export function exampleOf(document: string): unknown {
  const file = new URL(`../../../examples/whole-documents/${document}.json`, import.meta.url)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
