import { existsSync, readFileSync } from 'node:fs'

/** Returns the whole valid document of a body that `examples/` has, if it has one. */
export function exampleOf(document: string): unknown {
  const file = new URL(`../../examples/whole-documents/${document}.json`, import.meta.url)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
