import { isAlias, visit, type Node, type ParsedNode } from 'yaml'
import type { Path } from '../../index.ts'
import { fieldsTo } from '../located.ts'
import type { YamlField } from './build-value.ts'
import { itemStart } from './edit-tokens.ts'

/** A value and its field in the text. */
export type Written = NonNullable<ReturnType<typeof writtenAt>>

/** A field of an object in the text. */
export type WrittenField = { readonly [Name in keyof Written]: NonNullable<Written[Name]> }

export const isField = (written: Written | undefined): written is WrittenField =>
  written?.key !== undefined && written.start !== undefined && written.missing.length === 0

/**
 * Returns the value at a path, or the nearest enclosing one that the text has; `undefined` if the path goes through an
 * alias, a merged field, an anchored value that is used elsewhere, or a repeated key.
 *
 * `chain` is the root and the fields on the path; `parent` is the object or list around the value, and `start` the
 * start of the field or item, both undefined for the root; and `missing` are the names that the text does not have.
 *
 * @param aliased The nodes that aliases refer to.
 */
export function writtenAt(root: YamlField, path: Path, aliased: ReadonlySet<unknown>) {
  const { chain, last, missing } = fieldsTo(root, path)
  const isFixed = ({ isRepeated, item }: YamlField): boolean => isRepeated || item === undefined
  const around = chain.slice(0, -1)
  if (chain.slice(1).some(isFixed) || around.some(({ value }) => isShared(value.node, aliased))) return undefined
  return { ...last, chain, parent: around.at(-1)?.value, start: last.item && itemStart(last.item), missing }
}

/** Returns whether a node is an alias, or one of the nodes that aliases refer to. */
export const isShared = (node: ParsedNode | null, aliased: ReadonlySet<unknown>): boolean =>
  isAlias(node) || aliased.has(node)

/** Returns whether a test passes for a node or a part of it. */
export function someNode(node: ParsedNode | null, test: (inner: Node) => boolean): boolean {
  let found = false
  visit(node, { Node: (_, inner) => void (found ||= test(inner)) })
  return found
}
