import { isAlias, visit, type ParsedNode } from 'yaml'

/** Returns whether a node is an alias, or has an anchor that an alias uses. */
export const isShared = (node: ParsedNode | null, anchors: ReadonlySet<string>): boolean =>
  isAlias(node) || (node?.anchor !== undefined && anchors.has(node.anchor))

/** Returns whether a node has an anchor of a set, or by default any alias or anchor. */
export function sharesInside(node: ParsedNode | null, anchors?: ReadonlySet<string>): boolean {
  let found = false
  visit(node, {
    Node(_, inner) {
      const anchor = 'anchor' in inner ? inner.anchor : undefined
      found ||= anchors ? anchor !== undefined && anchors.has(anchor) : anchor !== undefined || isAlias(inner)
      return found ? visit.BREAK : undefined
    },
  })
  return found
}
