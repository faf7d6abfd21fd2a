import { isCollection, type CST, type ParsedNode } from 'yaml'
import type { Written } from './edit-path.ts'

const isBlank = ({ type }: CST.Token): boolean =>
  type === 'space' || type === 'newline' || type === 'comment' || type === 'comma'

/** Returns the offset of the first token of a field, or of an item. */
export function itemStart({ start, key, sep = [] }: CST.CollectionItem): number | undefined {
  return [...start, ...(key ? [key] : []), ...sep].find((token) => !isBlank(token))?.offset
}

/** Returns the offset of the anchor or the tag before a value. */
export const propsStart = (tokens: readonly CST.SourceToken[]): number | undefined =>
  tokens.find(({ type }) => type === 'anchor' || type === 'tag')?.offset

export const isFlow = (node: ParsedNode | null): boolean => isCollection(node) && node.flow === true

/** Returns whether a value is between brackets. */
export const isInFlow = ({ parent }: Written): boolean => parent !== undefined && isFlow(parent.node)

/** Returns the offset of the end of a line, before its line break. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  if (end < 0) return text.length
  return text[end - 1] === '\r' && end > offset ? end - 1 : end
}

/** Returns the text of the line before an offset, without a byte order mark. */
export const lineBefore = (text: string, offset: number): string =>
  text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).replace('\uFEFF', '')

/** Returns whether a value ends with a block scalar, to which lines after it could come to belong. */
export function isOpenEnded(token: CST.Token | undefined): boolean {
  if (token?.type === 'block-map' || token?.type === 'block-seq') {
    const items: readonly CST.CollectionItem[] = token.items
    return isOpenEnded(items.filter((item) => itemStart(item) !== undefined).at(-1)?.value)
  }
  return token?.type === 'block-scalar'
}
