import { isCollection, type CST, type ParsedNode } from 'yaml'

/** Returns the fields or items of a collection. The last one can be only a comment. */
export const itemsIn = (token: CST.Token | null | undefined): readonly CST.CollectionItem[] =>
  token && 'items' in token ? token.items : []

/** Returns the fields or items of a collection, without comments. */
export const writtenItems = (token: CST.Token | null | undefined): readonly CST.CollectionItem[] =>
  itemsIn(token).filter((item) => itemStart(item) !== undefined)

/** Returns the offset of the first token of a field, or of an item. */
export function itemStart({ start, key, sep = [] }: CST.CollectionItem): number | undefined {
  const blanks = ['space', 'newline', 'comment', 'comma']
  return [...start, ...(key ? [key] : []), ...sep].find(({ type }) => !blanks.includes(type))?.offset
}

export const isFlow = (node: ParsedNode | null | undefined): boolean =>
  isCollection(node) && Object.hasOwn(node, 'flow')

/** Returns the block scalar at the end of a value, to which lines after it could come to belong. */
export function blockAtEnd(token: CST.Token | null | undefined): CST.BlockScalar | undefined {
  if (token?.type === 'block-scalar') return token
  return token ? blockAtEnd(writtenItems(token).at(-1)?.value) : undefined
}

/** Returns whether a block scalar keeps the empty lines after it. */
export const keepsLines = (block: CST.BlockScalar): boolean =>
  block.props.some((prop) => 'source' in prop && /^[|>]\d?\+/.test(prop.source))
