import { isAlias, visit, type Node, type ParsedNode } from 'yaml'

/** Returns whether a test passes for a node or a part of it. */
export function someNode(node: ParsedNode | null, test: (part: Node) => boolean): boolean {
  let found = false
  visit(node, {
    Node(_, part) {
      found = test(part)
      return found ? visit.BREAK : undefined
    },
  })
  return found
}

/** Returns whether a node is an alias, or one of the nodes that aliases refer to. */
export const isShared = (node: ParsedNode | null, aliased: ReadonlySet<unknown>): boolean =>
  isAlias(node) || aliased.has(node)
