import { isAlias, isMap, isScalar, isSeq, type Alias, type ParsedNode, type YAMLMap, type YAMLSeq } from 'yaml'
import { yamlEdits } from './edits.ts'
import {
  maxDepth,
  type LocatedDocument,
  type LocatedField,
  type LocatedValue,
  type Offsets,
  type RepeatedKey,
} from '../text/located.ts'

/** A value of a document. Its measures include the values that aliases and merge keys add to it. */
export interface YamlValue extends LocatedValue<ParsedNode | null> {
  readonly value: unknown
  readonly fields: () => ReadonlyMap<string, YamlField>
  /** The names of the fields that merge keys add, or would add if the object had no field of the name. */
  readonly inherited: ReadonlySet<string>
  /** The number of objects, lists and scalars, this value included. */
  readonly size: number
  /** The number of nested objects and lists, this value included. */
  readonly depth: number
}

export interface YamlField extends LocatedField<ParsedNode | null> {
  readonly key: YamlValue | undefined
  readonly value: YamlValue
}

export type YamlDocument = LocatedDocument<ParsedNode | null>

/** An invalid part of a document. */
export interface YamlFault extends Offsets {
  /** An error code that the package `yaml` defines. */
  readonly reason: string
  /** The error message of the package `yaml`, which can quote the text, or the limit that is exceeded. */
  readonly detail: string
}

/** Maximum number of values that aliases and merge keys add to a document. */
const maxAdded = 200_000

/** Builds the value of a document, or finds its fault. An alias shares the value of its anchor. */
export function buildValue(contents: ParsedNode, text: string): YamlDocument | YamlFault {
  /** The last anchored value of each name. Its value is undefined until it is complete. */
  const anchors = new Map<string, { value: YamlValue | undefined }>()
  const aliased = new Set<unknown>()
  const repeated: RepeatedKey[] = []
  const path: string[] = []
  let added = 0
  let fault: YamlFault | undefined

  const fail = (reason: string, { start, end }: Offsets, detail = ''): void => {
    fault ??= { reason, detail, start, end }
  }

  function add(size: number, at: Offsets): void {
    added += size
    if (added > maxAdded) fail('RESOURCE_EXHAUSTION', at, 'aliases')
  }

  function within<T>(step: string, read: () => T): T {
    path.push(step)
    const result = read()
    path.pop()
    return result
  }

  /** Returns offsets without the blanks at the end. An empty value moves to the end of the text before it. */
  function offsetsOf(start: number, end: number): Offsets {
    const first = start === end ? 0 : start
    let last = end
    while (last > first && /[ \t\r\n]/.test(text.charAt(last - 1))) last--
    return { start: Math.min(start, last), end: last }
  }

  const scalar = (node: ParsedNode | null, value: unknown, offsets: Offsets): YamlValue => ({
    node,
    value,
    ...offsets,
    fields: () => noFields,
    inherited: noNames,
    size: 1,
    depth: 0,
  })

  function collection(
    node: ParsedNode,
    value: unknown,
    offsets: Offsets,
    fields: ReadonlyMap<string, YamlField>,
    inherited = noNames,
  ): YamlValue {
    let [size, depth] = [1, 1]
    for (const { value: part } of fields.values()) {
      size += part.size
      depth = Math.max(depth, part.depth + 1)
    }
    return { node, value, ...offsets, fields: () => fields, inherited, size, depth }
  }

  function build(node: ParsedNode): YamlValue {
    if (fault !== undefined) return scalar(node, null, offsetsOf(node.range[0], node.range[1]))
    if (isAlias(node)) return aliasOf(node)
    const anchored: { value: YamlValue | undefined } = { value: undefined }
    if (node.anchor !== undefined) anchors.set(node.anchor, anchored)
    const value = isMap(node)
      ? objectOf(node)
      : isSeq(node)
        ? listOf(node)
        : scalar(node, node.value, offsetsOf(node.range[0], node.range[1]))
    anchored.value = value
    return value
  }

  function aliasOf(node: Alias.Parsed): YamlValue {
    const offsets = offsetsOf(node.range[0], node.range[1])
    const anchored = anchors.get(node.source)?.value
    if (anchored === undefined) {
      fail('BAD_ALIAS', offsets)
      return scalar(node, null, offsets)
    }
    aliased.add(anchored.node)
    add(anchored.size, offsets)
    if (path.length + anchored.depth > maxDepth) fail('RESOURCE_EXHAUSTION', offsets)
    return { ...anchored, node, ...offsets }
  }

  function listOf(node: YAMLSeq.Parsed): YamlValue {
    const items = node.items.map((item, index) => within(String(index), () => build(item)))
    const fields = new Map(items.map((value, index) => [String(index), { key: undefined, value, isRepeated: false }]))
    const [start, end] = node.range
    const last = node.flow === true ? undefined : items.at(-1)
    const offsets = offsetsOf(start, last === undefined ? end : last.end)
    return collection(
      node,
      items.map(({ value }) => value),
      offsets,
      fields,
    )
  }

  function objectOf(node: YAMLMap.Parsed): YamlValue {
    const fields = new Map<string, YamlField>()
    const written = new Set<string>()
    const inherited = new Set<string>()
    const [start] = node.range
    let end = node.range[1]
    for (const { key: keyNode, value: valueNode } of node.items) {
      const keyText = text.slice(keyNode.range[0], keyNode.range[1])
      const key = within(keyText, () => build(keyNode))
      // `join` writes null as the empty string, as the package `yaml` does.
      const name = key.depth > 0 ? keyText : [key.value].join()
      const isMerge = isMergeKey(keyNode)
      const isRepeated = !isMerge && written.has(name)
      if (isRepeated) repeated.push({ name, within: [...path], start: key.start, end: key.end })
      if (!isMerge) written.add(name)
      const value = valueNode
        ? within(name, () => build(valueNode))
        : scalar(null, null, { start: key.end, end: key.end })
      if (node.flow !== true) end = value.end
      if (isMerge) merge(fields, inherited, value)
      else fields.set(name, { key, value, isRepeated })
    }
    const value = Object.fromEntries(Array.from(fields, ([name, field]) => [name, field.value.value]))
    return collection(node, value, offsetsOf(start, end), fields, inherited)
  }

  /** Adds the fields of an object, or of the objects in a list, unless `fields` already has their names. */
  function merge(fields: Map<string, YamlField>, inherited: Set<string>, from: YamlValue): void {
    const sources = Array.isArray(from.value) ? Array.from(from.fields().values(), ({ value }) => value) : [from]
    for (const each of sources) {
      if (each.depth === 0 || Array.isArray(each.value)) fail('BAD_COLLECTION_TYPE', each)
      // An alias counts its values itself.
      if (!isAlias(from.node) && !isAlias(each.node)) add(each.size, each)
      if (fault !== undefined) return
      for (const [name, field] of each.fields()) {
        inherited.add(name)
        if (!fields.has(name)) fields.set(name, field)
      }
    }
  }

  const root = build(contents)
  return (
    fault ?? {
      value: root.value,
      root: () => root,
      repeated: (max) => repeated.slice(0, max),
      editsOf: (change) => yamlEdits(text, root, aliased, change),
    }
  )
}

const noNames: ReadonlySet<string> = new Set()
const noFields: ReadonlyMap<string, YamlField> = new Map()

const isMergeKey = (key: ParsedNode): boolean =>
  isScalar(key) && key.value === '<<' && key.type === 'PLAIN' && key.tag === undefined
