import {
  isAlias,
  isMap,
  isScalar,
  type Alias,
  type CST,
  type Pair,
  type ParsedNode,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import {
  hundredsIn,
  locatedCollection,
  locatedScalar,
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
import { MergeKey } from './core-schema.ts'

/** How many more values aliases and merge keys may add to the documents of a text. */
export interface Growth {
  left: number
}

/** The text of a document, and what its tree depends on. */
export interface Source {
  readonly text: string
  readonly anchors: ReadonlyMap<string, LocatedValue>
  readonly growth: Growth
  /** The offset of each quote that is not closed, by the offset at which its text ends. */
  readonly openQuotes: ReadonlyMap<number, number>
}

/** Something in a document that the parser accepts and that has no value. */
export class TreeFault extends Error {
  readonly reason: string
  readonly span: Span

  constructor(reason: string, { start, end }: Span) {
    super(reason)
    this.reason = reason
    this.span = { start, end }
  }
}

/** Maximum number of values that aliases and merge keys add to a text. */
export const maxAdded = 200_000

/** The state of the tree of one document. */
interface Building {
  readonly source: Source
  readonly anchors: Map<string, LocatedValue>
  /** The names whose value is not complete, so that an alias would contain itself. */
  readonly open: Set<string>
  readonly shared: Span[]
  readonly repeated: RepeatedKey[]
}

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
  if (isAlias(node)) return aliasedValue(node, building, position)
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

function aliasedValue(node: Alias.Parsed, building: Building, { depth }: Position): LocatedValue {
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

/** Counts values that an alias or a merge key adds, before anything is expanded. */
function grow(size: number, span: Span, building: Building): void {
  building.source.growth.left -= size
  if (building.source.growth.left < 0) throw new TreeFault('TOO_MANY_VALUES', span)
}

const firstCharacter = ({ range: [start] }: ParsedNode): Span => ({ start, end: start + 1 })

function scalarValue(node: Scalar.Parsed, building: Building): LocatedValue {
  const { text, openQuotes } = building.source
  const span = trimmed({ start: node.range[0], end: node.range[1] }, text)
  const form = scalarForm(node, span)
  if (form === 'quoted' && openQuotes.has(span.end))
    throw new TreeFault('OPEN_QUOTE', { start: span.start, end: span.start + 1 })
  return locatedScalar(node.value, node.tag === undefined ? form : 'tagged', span, node.source)
}

function scalarForm({ type }: Scalar.Parsed, { start, end }: Span): LocatedValue['form'] {
  if (type?.startsWith('QUOTE')) return 'quoted'
  if (type?.startsWith('BLOCK')) return 'literal'
  return start === end ? 'empty' : 'plain'
}

/** Returns a span without the white space at its end. */
function trimmed({ start, end }: Span, text: string): Span {
  let last = end
  while (last > start && /[ \t\r\n]/.test(text.charAt(last - 1))) last -= 1
  return { start, end: last }
}

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

/** Returns whether a node is a null without a text. */
const isEmpty = (node: ParsedNode): node is Scalar.Parsed =>
  isScalar(node) && node.value === null && node.range[0] === node.range[1]

/** Returns an empty value, which is right after its colon. */
function emptyValue(node: Scalar.Parsed | null, start: number, building: Building): LocatedValue {
  const value = locatedScalar(null, 'empty', { start, end: start })
  if (node?.anchor !== undefined) building.anchors.set(node.anchor, value)
  return value
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

/** Returns the fields that the value of a merge key adds: of several objects, the first wins. */
function mergedFields(from: LocatedValue, building: Building): ReadonlyMap<string, LocatedField> {
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

/** Returns the form and place of a collection. Without brackets, it ends with its last value. */
function writtenAs(
  node: YAMLMap.Parsed | YAMLSeq.Parsed,
  entries: readonly LocatedField[],
): Pick<LocatedValue, 'form' | 'start' | 'end'> {
  const start = Math.min(node.range[0], entries[0]?.start ?? node.range[0])
  if (node.flow === true)
    return { form: 'flow', start, end: Math.max(node.range[1], entries.at(-1)?.end ?? 0) }
  return { form: 'block', start, end: entries.at(-1)?.end ?? node.range[1] }
}

const itemsOf = (token: CST.Token | undefined): readonly CST.CollectionItem[] =>
  token !== undefined && 'items' in token ? token.items : []

/** Returns the offset of the first token of a field or an item that is no blank and no comment. */
function startOf({ start, key, sep = [] }: CST.CollectionItem): number | undefined {
  const tokens = [...start, ...(key ? [key] : []), ...sep]
  return tokens.find(({ type }) => !blanks.has(type))?.offset
}

const blanks: ReadonlySet<string> = new Set(['space', 'newline', 'comment', 'comma'])

const colonIn = (item: CST.CollectionItem | undefined): number | undefined =>
  item?.sep?.find(({ type }) => type === 'map-value-ind')?.offset
