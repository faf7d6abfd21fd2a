import type { Issue, Path } from '../issues/issue.ts'
import { partOf, type CompiledSchema } from './compile-schema.ts'

/**
 * Sorts issues by the order in which the schema lists their fields. Issues of the same position keep their order.
 *
 * @param within The path of the value that the schema describes.
 */
export const sortBySchema = (issues: Issue[], schema: CompiledSchema, within: Path = []): Issue[] =>
  issues.sort((a, b) => compare(a.path, b.path, schema, within.length))

/** Returns the position of a field in its schema; unknown fields come last. */
const positionOf = (schema: CompiledSchema | undefined, name: string): number =>
  schema?.fields?.get(name)?.position ?? Infinity

function compare(a: Path, b: Path, root: CompiledSchema, start: number): number {
  let schema: CompiledSchema | undefined = root
  for (let depth = start; ; depth++) {
    if (depth === a.length || depth === b.length) return a.length - b.length
    const [left = '', right = ''] = [a[depth], b[depth]]
    if (left !== right) {
      if (typeof left === 'number' && typeof right === 'number') return left - right
      const [leftRank, rightRank] = [positionOf(schema, String(left)), positionOf(schema, String(right))]
      return leftRank === rightRank ? 0 : leftRank - rightRank
    }
    schema = schema && partOf(schema, left)
  }
}
