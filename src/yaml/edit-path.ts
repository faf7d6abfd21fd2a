import { isMap, isSeq, type CST } from 'yaml'
import type { Path } from '../index.ts'
import type { YamlField, YamlValue } from './build-value.ts'
import { isShared } from './shared.ts'

/** A field or an item, and its token. */
export interface Written extends Pick<YamlField, 'key' | 'value'> {
  readonly name: string
  /** The object or list around the value; none around the root. */
  readonly parent: YamlValue | undefined
  readonly item: CST.CollectionItem | undefined
  /** The steps of the path that the text does not have. */
  readonly missing: readonly string[]
}

/**
 * Returns the value at a path, or the nearest enclosing one that the text has; `undefined` if the way goes through an
 * alias, a merged field, an anchored value that is used elsewhere, or a repeated key.
 */
export function writtenAt(root: YamlValue, path: Path, aliased: ReadonlySet<unknown>): Written | undefined {
  let found: Written = { key: undefined, value: root, name: '', parent: undefined, item: undefined, missing: [] }
  for (const [depth, step] of path.entries()) {
    const parent = found.value
    const name = String(step)
    const field = parent.fields().get(name)
    if (field === undefined) return { ...found, missing: path.slice(depth).map(String) }
    if (field.isRepeated || isShared(parent.node, aliased) || !isOwn(parent, field)) return undefined
    found = { ...field, name, parent, item: itemOf(parent, field), missing: [] }
  }
  return found
}

/** Returns whether a field is written in its object, and not merged into it. */
const isOwn = ({ node }: YamlValue, { key }: YamlField): boolean =>
  !isMap(node) || node.items.some((pair) => pair.key === key?.node)

function itemOf({ node }: YamlValue, { key, value }: YamlField): CST.CollectionItem | undefined {
  if (isMap(node)) return node.items.find((pair) => pair.key === key?.node)?.srcToken
  if (!isSeq(node) || !node.srcToken || !('items' in node.srcToken)) return undefined
  return node.srcToken.items.find((item) => item.value !== undefined && item.value === value.node?.srcToken)
}
