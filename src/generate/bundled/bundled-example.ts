import { existsSync, readFileSync } from 'node:fs'

/** Returns the example document of a body from `examples/`; undefined if there is none. */
export function exampleOf(document: string): unknown {
  const file = new URL(`../../../examples/whole-documents/${document}.json`, import.meta.url)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
