import type { CST, YAMLMap, YAMLSeq } from 'yaml'
import type { LocatedField, LocatedValue } from '../located.ts'

/** Returns the form and place of a collection. Without brackets, it ends with its last value. */
export function writtenAs(
  node: YAMLMap.Parsed | YAMLSeq.Parsed,
  entries: readonly LocatedField[],
): Pick<LocatedValue, 'form' | 'start' | 'end'> {
  const start = Math.min(node.range[0], entries[0]?.start ?? node.range[0])
  if (node.flow === true)
    return { form: 'flow', start, end: Math.max(node.range[1], entries.at(-1)?.end ?? 0) }
  return { form: 'block', start, end: entries.at(-1)?.end ?? node.range[1] }
}

/** Returns the tokens of the fields or items of a collection. */
export const itemsOf = (token: CST.Token | undefined): readonly CST.CollectionItem[] =>
  token !== undefined && 'items' in token ? token.items : []

/** Returns the offset of the first token of a field or an item that is no blank and no comment. */
export function startOf({ start, key, sep = [] }: CST.CollectionItem): number | undefined {
  const tokens = [...start, ...(key ? [key] : []), ...sep]
  return tokens.find(({ type }) => !blanks.has(type))?.offset
}

const blanks: ReadonlySet<string> = new Set(['space', 'newline', 'comment', 'comma'])

/** Returns the offset of the colon of a field; undefined where it has none. */
export const colonIn = (item: CST.CollectionItem | undefined): number | undefined =>
  item?.sep?.find(({ type }) => type === 'map-value-ind')?.offset
