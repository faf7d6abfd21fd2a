import { parseDocument } from 'yaml'
import { isObject } from '../../schema/json-type.ts'

/**
 * Returns an example without the values that editors insert wrongly into YAML files: null, what is
 * empty, and texts that need quotes, because editors write none.
 *
 * A field with such a value is omitted, and so is a whole item of a list that contains one.
 *
 * @returns undefined if nothing is left
 */
export function snippetBody(example: unknown): unknown {
  if (Array.isArray(example)) {
    const items = example.filter(
      (item) => JSON.stringify(snippetBody(item)) === JSON.stringify(item),
    )
    return items.length === 0 ? undefined : items
  }
  if (isObject(example)) {
    const fields = Object.entries(example)
      .map(([name, value]) => [name, snippetBody(value)] as const)
      .filter(([, value]) => value !== undefined)
    return fields.length === 0 ? undefined : Object.fromEntries(fields)
  }
  if (typeof example === 'string') return isPlain(example) ? example : undefined
  return example ?? undefined
}

/** Returns whether a text means itself without quotes, in YAML and in the snippets of editors. */
function isPlain(text: string): boolean {
  const { errors, contents } = parseDocument(text)
  return errors.length === 0 && contents?.toJSON() === text && !/^\^|[$}\\]/.test(text)
}
