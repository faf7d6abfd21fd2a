import { isAlias, visit, type Node, type ParsedNode } from 'yaml'
import type { Path } from '../../index.ts'
import { fieldsTo } from '../located.ts'
import type { YamlField, YamlValue } from './build-value.ts'
import { itemStart } from './edit-tokens.ts'

/** A value and its field in the text. */
export interface Written extends YamlField {
  /** The object or list around the value, and the start of the field or item; none for the root. */
  readonly parent?: YamlValue
  readonly start?: number | undefined
  /** The steps of the path that the text does not have. */
  readonly missing: readonly string[]
}

/** A field of an object in the text. */
export type WrittenField = { readonly [Name in keyof Written]-?: NonNullable<Written[Name]> }

export const isField = (written: Written | undefined): written is WrittenField =>
  written?.key !== undefined && written.start !== undefined && written.missing.length === 0

/**
 * Returns the value at a path, or the nearest enclosing one that the text has; `undefined` if the way goes through an
 * alias, a merged field, an anchored value that is used elsewhere, or a repeated key.
 *
 * @param aliased The nodes that aliases refer to.
 */
export function writtenAt(root: YamlField, path: Path, aliased: ReadonlySet<unknown>): Written | undefined {
  const [, ...way] = fieldsTo(root, path).way
  let found: Written = { ...root, missing: path.slice(way.length).map(String) }
  for (const field of way) {
    const parent = found.value
    if (field.isRepeated || isShared(parent.node, aliased) || field.item === undefined) return undefined
    found = { ...field, parent, start: itemStart(field.item), missing: found.missing }
  }
  return found
}

/** Returns whether a node is an alias, or one of the nodes that aliases refer to. */
export const isShared = (node: ParsedNode | null, aliased: ReadonlySet<unknown>): boolean =>
  isAlias(node) || aliased.has(node)

/** Returns whether a test passes for a node or a part of it. */
export function someNode(node: ParsedNode | null, test: (part: Node) => boolean): boolean {
  let found = false
  visit(node, {
    Node(_, part) {
      found ||= test(part)
    },
  })
  return found
}
