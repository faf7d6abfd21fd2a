import {
  isAlias,
  isMap,
  isScalar,
  type Alias,
  type Pair,
  type ParsedNode,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import {
  hundredsIn,
  locatedCollection,
  maxDepth,
  rootField,
  type LocatedDocument,
  type LocatedField,
  type LocatedKey,
  type LocatedValue,
  type Place,
  type RepeatedKey,
  type Span,
} from '../located.ts'
import { touching } from '../spans.ts'
import { aliasedValue, mergedFields } from './aliases.ts'
import { grow, TreeFault, type Building, type Source } from './building.ts'
import { MergeKey } from './core-schema.ts'
import { colonIn, itemsOf, startOf, writtenAs } from './places.ts'
import { emptyValue, isEmpty, scalarValue } from './scalars.ts'

/**
 * Builds the tree of a document. An alias shares the value of its anchor.
 *
 * @throws TreeFault for an alias or a merge key that has no value, or adds too many
 */
export function treeOf(
  contents: ParsedNode,
  source: Source,
): Pick<LocatedDocument, 'root' | 'repeated' | 'hasRepeatedKey' | 'isShared' | 'anchors'> {
  const anchors = new Map<string, LocatedValue>()
  const building = {
    source,
    anchors,
    open: new Set<string>(),
    shared: new Array<Span>(),
    repeated: new Array<RepeatedKey>(),
  }
  const root = rootField(valueOf(contents, building, { depth: 0, place: undefined }))
  const { repeated, shared } = building
  return { root, repeated, hasRepeatedKey: touching(repeated), isShared: touching(shared), anchors }
}

/** Where a node is in its document. */
interface Position {
  readonly depth: number
  readonly place: Place | undefined
}

function valueOf(node: ParsedNode, building: Building, position: Position): LocatedValue {
  if (isAlias(node)) return aliasedValue(node, building, position.depth)
  const { anchor } = node
  if (anchor === undefined) return ownValue(node, building, position)
  building.open.add(anchor)
  const value = ownValue(node, building, position)
  building.open.delete(anchor)
  building.anchors.set(anchor, value)
  return value
}

/** A node that has a value of its own. */
type OwnNode = Exclude<ParsedNode, Alias.Parsed>

function ownValue(node: OwnNode, building: Building, position: Position): LocatedValue {
  if (isScalar(node)) return scalarValue(node, building)
  if (position.depth >= maxDepth) throw new TreeFault('TOO_DEEP', firstCharacter(node))
  return isMap(node) ? objectValue(node, building, position) : listValue(node, building, position)
}

const firstCharacter = ({ range: [start] }: ParsedNode): Span => ({ start, end: start + 1 })

function listValue(
  node: YAMLSeq.Parsed,
  building: Building,
  { depth, place }: Position,
): LocatedValue {
  const tokens = itemsOf(node.srcToken)
  const entries = node.items.map((item, step): LocatedField => {
    const value = valueOf(item, building, { depth: depth + 1, place: { around: place, step } })
    const token = tokens[step]
    const start = token === undefined ? value.start : (startOf(token) ?? value.start)
    return { ...rootField(value), start: Math.min(start, value.start) }
  })
  const fields = new Map(entries.map((entry, index) => [String(index), entry]))
  const list = entries.map(({ value }) => value.value)
  return locatedCollection(list, { ...writtenAs(node, entries), fields, entries })
}

function objectValue(node: YAMLMap.Parsed, building: Building, position: Position): LocatedValue {
  const fields = new Map<string, LocatedField>()
  const merged = new Map<string, LocatedField>()
  const entries: LocatedField[] = []
  for (const pair of node.items) {
    const field = fieldOf(pair, building, position)
    entries.push(field)
    if (pair.key instanceof MergeKey) {
      for (const [name, each] of mergedFields(field.value, building))
        if (!merged.has(name)) merged.set(name, { ...each, isMerged: true })
      continue
    }
    const { name, start, end } = field.key
    const earlier = fields.get(name)
    const isRepeated = earlier !== undefined
    if (isRepeated) building.repeated.push({ name, start, end, earlier, within: position.place })
    const own = { ...field, isRepeated }
    entries[entries.length - 1] = own
    fields.set(name, own)
  }
  for (const [name, field] of merged) if (!fields.has(name)) fields.set(name, field)
  const value = Object.fromEntries(Array.from(fields, ([name, field]) => [name, field.value.value]))
  const written = { ...writtenAs(node, entries), fields, entries }
  return locatedCollection(value, written, new Set(merged.keys()))
}

function fieldOf(
  { key: keyNode, value: valueNode, srcToken }: Pair<ParsedNode, ParsedNode | null>,
  building: Building,
  { depth, place }: Position,
): LocatedField & { readonly key: LocatedKey } {
  const dropped = valueNode === null ? srcToken?.value : undefined
  // The package ignores a value without a colon, as in `? a:` before a line `- b`.
  if (dropped !== undefined)
    throw new TreeFault('BAD_INDENT', { start: dropped.offset, end: dropped.offset + 1 })
  const keyValue = valueOf(keyNode, building, { depth: depth + 1, place })
  const name = nameOf(keyValue, building)
  const inner = { depth: depth + 1, place: { around: place, step: name } }
  const colon = colonIn(srcToken)
  const after = colon === undefined ? keyValue.end : colon + 1
  const value =
    valueNode === null || isEmpty(valueNode)
      ? emptyValue(valueNode, after, building)
      : valueOf(valueNode, building, inner)
  const canRename = isScalar(keyNode) && keyNode.tag === undefined && keyValue.start < keyValue.end
  const start = srcToken === undefined ? keyValue.start : (startOf(srcToken) ?? keyValue.start)
  const key = { name, canRename, start: keyValue.start, end: keyValue.end }
  return { key, value, start, end: Math.max(value.end, after), isRepeated: false, isMerged: false }
}

/** Returns the name of a key: its value as text, or the source of an object or a list. */
function nameOf({ value, start, end, depth }: LocatedValue, building: Building): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (depth === 0) return ''
  // Each level of nested keys copies the text of the levels in it.
  grow(hundredsIn(end - start), { start, end }, building)
  return building.source.text.slice(start, end)
}
