import { isAlias, isMap, isScalar, isSeq, type Alias, type ParsedNode, type YAMLMap } from 'yaml'
import type { ResolvedOptions } from '../engine/options.ts'
import type { DuplicateKey } from '../text/locate-issues.ts'
import type { Offsets, YamlFault } from './syntax-fault.ts'

export interface YamlValue extends Offsets {
  readonly value: unknown
  /** The fields of an object, or the items of a list by index; undefined for a scalar. */
  readonly children: ReadonlyMap<string, YamlField> | undefined
}

/** A field of an object, or an item of a list. The key of an item is the item itself. */
interface YamlField {
  readonly key: YamlValue
  readonly value: YamlValue
}

export type BuiltDocument =
  | { readonly root: YamlValue; readonly duplicates: readonly DuplicateKey<YamlValue>[]; readonly fault: undefined }
  | { readonly fault: YamlFault }

export interface BuildOptions extends Pick<ResolvedOptions, 'maxIssues'> {
  /** Whether an unquoted key `<<` adds the fields of other objects. */
  readonly merge: boolean
}

interface Anchor {
  /** Undefined until the value is complete. */
  content: YamlValue | undefined
  hasScalars: boolean
  /** The range of the aliases inside the value, in the list of all aliases. */
  aliases: readonly [first: number, next: number]
  /** The number of aliases of this anchor so far, plus 1. */
  count: number
  /** An estimate of how often a scalar occurs in the value with its aliases; undefined before the first alias. */
  weight: number | undefined
}

/** Maximum of `count * weight` for an anchor: the default `maxAliasCount` of the package `yaml`. */
const maxRepetitions = 100

/**
 * Builds the value of a document, or finds its fault. An alias shares the value of its anchor.
 *
 * @param source The text to which the offsets of the nodes refer.
 */
export function buildValue(contents: ParsedNode, source: string, { merge, maxIssues }: BuildOptions): BuiltDocument {
  const anchors = new Map<string, Anchor>()
  const aliases: Anchor[] = []
  const duplicates: DuplicateKey<YamlValue>[] = []
  const path: (string | number)[] = []
  let scalars = 0
  let fault: YamlFault | undefined

  function fail(reason: string, { start, end }: YamlValue): void {
    fault ??= { reason, start, end }
  }

  function build(node: ParsedNode): YamlValue {
    if (isAlias(node)) return valueOfAlias(node)
    if (node.anchor === undefined) return contentOf(node)
    const [first, scalarsBefore] = [aliases.length, scalars]
    const anchor: Anchor = { content: undefined, hasScalars: false, aliases: [0, 0], count: 1, weight: undefined }
    anchors.set(node.anchor, anchor)
    anchor.content = contentOf(node)
    anchor.hasScalars = scalars > scalarsBefore
    anchor.aliases = [first, aliases.length]
    return anchor.content
  }

  function valueOfAlias({ source: name, range: [start, end] }: Alias.Parsed): YamlValue {
    const anchor = anchors.get(name)
    const { value, children } = anchor?.content ?? { value: null, children: undefined }
    const alias = { value, start, end, children }
    if (anchor?.content === undefined) fail('BAD_ALIAS', alias)
    else {
      anchor.count++
      anchor.weight ??= aliases
        .slice(...anchor.aliases)
        .reduce((most, { count, weight = 0 }) => Math.max(most, count * weight), Number(anchor.hasScalars))
      if (anchor.count * anchor.weight > maxRepetitions) fail('RESOURCE_EXHAUSTION', alias)
      aliases.push(anchor)
    }
    return alias
  }

  function contentOf(node: Exclude<ParsedNode, Alias.Parsed>): YamlValue {
    const [start, end] = node.range
    if (isMap(node)) return objectOf(node)
    if (isSeq(node)) {
      const items = node.items.map((item, index) => within(index, () => build(item)))
      const children = new Map(items.map((item, index) => [String(index), { key: item, value: item }]))
      const last = items.at(-1)?.end ?? end
      return { value: items.map(({ value }) => value), start, end: node.flow === true ? end : last, children }
    }
    scalars++
    return { value: node.value, start, end, children: undefined }
  }

  function within<T>(step: string | number, read: () => T): T {
    path.push(step)
    const result = read()
    path.pop()
    return result
  }

  function objectOf({ items, range, flow }: YAMLMap.Parsed): YamlValue {
    const fields = new Map<string, YamlField>()
    const written = new Set<string>()
    const [start] = range
    let end = range[1]
    for (const { key: keyNode, value: valueNode } of items) {
      const keyText = source.slice(keyNode.range[0], keyNode.range[1])
      const key = within(keyText, () => build(keyNode))
      // `join` writes null as the empty string, as the package `yaml` does.
      const name = key.children ? keyText : [key.value].join()
      const value = valueNode
        ? within(name, () => build(valueNode))
        : { value: null, start: key.end, end: key.end, children: undefined }
      if (flow !== true) end = value.end
      if (merge && isScalar(keyNode) && keyNode.value === '<<' && keyNode.type === 'PLAIN') addMerged(fields, value)
      else {
        if (written.has(name) && duplicates.length < maxIssues) duplicates.push({ key, path: [...path, name] })
        written.add(name)
        fields.set(name, { key, value })
      }
    }
    const value = Object.fromEntries(Array.from(fields, ([name, field]) => [name, field.value.value]))
    return { value, start, end, children: fields }
  }

  /** Adds the fields of an object, or of the objects in a list, unless `fields` already has their names. */
  function addMerged(fields: Map<string, YamlField>, from: YamlValue): void {
    if (fault !== undefined) return
    const sources = Array.isArray(from.value) && from.children ? [...from.children.values()] : [{ value: from }]
    for (const { value: each } of sources) {
      if (each.children === undefined || Array.isArray(each.value)) return fail('BAD_COLLECTION_TYPE', each)
      for (const [name, field] of each.children) if (!fields.has(name)) fields.set(name, field)
    }
  }

  const root = build(contents)
  return fault === undefined ? { root, duplicates, fault } : { fault }
}
