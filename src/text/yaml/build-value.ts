import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Scalar,
  YAMLParseError,
  type Alias,
  type CST,
  type ErrorCode,
  type ParsedNode,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { Path } from '../../index.ts'
import {
  maxDepth,
  noFields,
  type LocatedDocument,
  type LocatedField,
  type LocatedValue,
  type Span,
  type RepeatedKey,
} from '../located.ts'
import { itemsIn } from './edit-tokens.ts'
import { yamlEdits } from './edits.ts'

/** A value of a document. Its measures include the values that aliases and merge keys add to it. */
export interface YamlValue extends LocatedValue {
  readonly node: ParsedNode | null
  readonly value: unknown
  readonly fields: ReadonlyMap<string, YamlField>
  /** The fields that merge keys add, or would add if the object had no field of the name. */
  readonly inherited: ReadonlyMap<string, YamlField>
  /** The number of objects, lists and scalars, this value included. Each 100 characters of a text count as one more. */
  readonly size: number
  /** The number of nested objects and lists, this value included. */
  readonly depth: number
}

export interface YamlField extends LocatedField {
  readonly key: YamlValue | undefined
  readonly value: YamlValue
  /** The token of the field, or of the item of a list; undefined for the root, and for a merged field. */
  readonly item: CST.CollectionItem | undefined
}

/** The scalar `<<`, without quotes or with the tag of merge keys: as a key, it merges objects. */
export class MergeKey extends Scalar {}

/** Maximum number of values that aliases and merge keys add to a document. */
const maxAdded = 200_000

/**
 * Builds the value of a document. An alias shares the value of its anchor.
 *
 * @param growth How many more values aliases and merge keys can add to the text.
 * @throws YAMLParseError for an alias or a merge key that is wrong, or that adds too much
 */
export function buildValue(contents: ParsedNode, text: string, growth: { left: number }): LocatedDocument {
  /** The last anchored node of each name, and the values that are complete. */
  const anchors = new Map<string, ParsedNode>()
  const built = new Map<unknown, YamlValue>()
  const aliased = new Set<unknown>()
  const repeated: RepeatedKey[] = []

  let added = 0
  function add(size: number, span: Span, what = 'aliases'): void {
    added += size
    growth.left -= size
    if (added > maxAdded || growth.left < 0) throw fault('RESOURCE_EXHAUSTION', span, what)
  }

  function build(node: ParsedNode, path: Path): YamlValue {
    const span = spanOf(node, text)
    if (isAlias(node)) return aliasOf(node, span, path.length)
    if (Object.hasOwn(node, 'anchor')) anchors.set(String(node.anchor), node)
    const value = isMap(node) ? objectOf(node, path) : isSeq(node) ? listOf(node, path) : scalar(node, node.value, span)
    built.set(node, value)
    return value
  }

  function aliasOf(node: Alias.Parsed, span: Span, depth: number): YamlValue {
    const anchored = built.get(anchors.get(node.source))
    if (anchored === undefined) throw fault('BAD_ALIAS', span)
    aliased.add(anchored.node)
    add(anchored.size, span)
    if (depth + anchored.depth > maxDepth) throw fault('RESOURCE_EXHAUSTION', span)
    return { ...anchored, node, ...span }
  }

  function listOf(node: YAMLSeq.Parsed, path: Path): YamlValue {
    const tokens = itemsIn(node.srcToken)
    const items = node.items.map((item, index) => build(item, [...path, index]))
    const fields = items.map((value, index): [string, YamlField] => {
      // An object without braces between brackets, as in `[a: 1]`, has no token of its own.
      const item = value.node?.srcToken && tokens[index]
      return [String(index), { key: undefined, value, isRepeated: false, item }]
    })
    const value = items.map((item) => item.value)
    return collection(node, value, new Map(fields), items.at(-1)?.end)
  }

  function objectOf(node: YAMLMap.Parsed, path: Path): YamlValue {
    const fields = new Map<string, YamlField>()
    const inherited = new Map<string, YamlField>()
    let end: number | undefined
    for (const { key: keyNode, value: valueNode, srcToken: item } of node.items) {
      const dropped = valueNode === null ? item?.value : undefined
      // The package ignores a value without a colon, as in `? a:` before a line `- b`.
      if (dropped) throw fault('BAD_INDENT', { start: dropped.offset, end: dropped.offset + 1 }, 'All')
      const key = build(keyNode, [...path, text.slice(startOf(keyNode), keyNode.range[1])])
      // `join` writes null as the empty string, as the package `yaml` does.
      const name = key.depth > 0 ? text.slice(key.start, key.end) : [key.value].join()
      // Nested keys copy the text once for each level, because each name is the whole text of its key.
      if (key.depth > 0) add(hundredsOf(name.length), key, 'keys')
      const isMerge = keyNode instanceof MergeKey
      const isRepeated = !isMerge && fields.get(name)?.item !== undefined
      if (isRepeated) repeated.push({ name, within: path, start: key.start, end: key.end })
      const value = valueNode ? build(valueNode, [...path, name]) : scalar(null, null, { start: key.end, end: key.end })
      if (isMerge) merge(fields, inherited, value)
      else fields.set(name, { key, value, isRepeated, item })
      end = value.end
    }
    const value = Object.fromEntries(Array.from(fields, ([name, field]) => [name, field.value.value]))
    return { ...collection(node, value, fields, end), inherited }
  }

  /** Adds the fields of an object, or of the objects in a list, unless `fields` already has their names. */
  function merge(fields: Map<string, YamlField>, inherited: Map<string, YamlField>, from: YamlValue): void {
    const sources = Array.isArray(from.value) ? Array.from(from.fields.values(), ({ value }) => value) : [from]
    for (const each of sources) {
      if (each.depth === 0 || Array.isArray(each.value)) throw fault('BAD_COLLECTION_TYPE', each)
      // An alias counts its values itself.
      if (!isAlias(from.node) && !isAlias(each.node)) add(each.size, each)
      for (const [name, field] of each.fields) {
        inherited.set(name, field)
        if (!fields.has(name)) fields.set(name, { ...field, item: undefined })
      }
    }
  }

  const value = build(contents, [])
  const root: YamlField = { key: undefined, value, isRepeated: false, item: undefined }
  return { value: value.value, root, repeated, editsOf: yamlEdits(text, root, aliased) }
}

const fault = (code: ErrorCode, { start, end }: Span, message = ''): YAMLParseError =>
  new YAMLParseError([start, end], code, message)

/**
 * Returns the span of a node without the blanks at its end. An empty span moves to the end of the text before it.
 *
 * @throws YAMLParseError for a text that ends with an escaped quote, which the package takes for the closing quote
 */
function spanOf(node: ParsedNode, text: string): Span {
  let [start, end] = node.range
  while (/[ \t\r\n]/.test(text.charAt(end - 1))) end--
  const type = isScalar(node) ? node.type : undefined
  const source = text.slice(start + 1, end)
  const escapedQuote = type === 'QUOTE_SINGLE' ? /(?<!')(?:'')+$/ : /(?<!\\)\\(?:\\\\)*"$/
  if (type?.startsWith('QUOTE') && escapedQuote.test(source))
    throw fault('MISSING_CHAR', { start, end: start + 1 }, 'Missing closing')
  // The blanks at the end of the last line of a block scalar belong to its value.
  if (type?.startsWith('BLOCK') && source.includes('\n')) while (/[ \t]/.test(text.charAt(end))) end++
  start = Math.min(start, end)
  return { start, end }
}

/** Returns the start of a node. The range of an object without braces that is a key begins at its first colon. */
function startOf(node: ParsedNode): number {
  const [first] = isMap(node) ? node.items : []
  return first === undefined ? node.range[0] : Math.min(node.range[0], startOf(first.key))
}

const scalar = (node: ParsedNode | null, value: unknown, span: Span): YamlValue => ({
  node,
  value,
  ...span,
  fields: noFields,
  inherited: noFields,
  size: 1 + hundredsOf(span.end - span.start),
  depth: 0,
})

const hundredsOf = (length: number): number => Math.floor(length / 100)

/** @param end The end of the last value, where a collection without brackets ends. */
function collection(node: ParsedNode, value: unknown, fields: YamlValue['fields'], end = node.range[1]) {
  let [size, depth] = [1, 1]
  for (const [name, { value: inner }] of fields) {
    size += inner.size + hundredsOf(name.length)
    depth = Math.max(depth, inner.depth + 1)
  }
  const last = Object.hasOwn(node, 'flow') ? node.range[1] : end
  return { node, value, start: startOf(node), end: last, fields, inherited: noFields, size, depth }
}
