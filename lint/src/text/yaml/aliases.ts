import type { Alias } from 'yaml'
import { maxDepth, type LocatedField, type LocatedValue } from '../located.ts'
import { grow, TreeFault, type Building } from './building.ts'

/** Returns the value of an alias, which is the one of its anchor. */
export function aliasedValue(node: Alias.Parsed, building: Building, depth: number): LocatedValue {
  const span = { start: node.range[0], end: node.range[1] }
  const anchored = anchoredValue(node.source, building)
  if (anchored === undefined || building.open.has(node.source))
    throw new TreeFault('BAD_ALIAS', span)
  building.shared.push({ start: anchored.start, end: anchored.end })
  grow(anchored.size, span, building)
  if (depth + anchored.depth > maxDepth) throw new TreeFault('TOO_DEEP', span)
  return { ...anchored, ...span, form: 'alias' }
}

/** Returns the value of an anchor; of one before the text, where the text is a part of another. */
const anchoredValue = (name: string, { anchors, source }: Building): LocatedValue | undefined =>
  anchors.get(name) ?? source.anchors.get(name)

/** Returns the fields that the value of a merge key adds: of several objects, the first wins. */
export function mergedFields(
  from: LocatedValue,
  building: Building,
): ReadonlyMap<string, LocatedField> {
  const isList = Array.isArray(from.value)
  const sources = isList ? from.entries.map(({ value }) => value) : [from]
  const fields = new Map<string, LocatedField>()
  for (const each of sources) {
    if (each.depth === 0 || Array.isArray(each.value)) throw new TreeFault('BAD_MERGE', each)
    // An alias has counted its values already.
    if (from.form !== 'alias' && each.form !== 'alias') grow(each.size, each, building)
    for (const [name, field] of each.fields) if (!fields.has(name)) fields.set(name, field)
  }
  return fields
}
