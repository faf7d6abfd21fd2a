import type { Issue, Path } from '../issues/issue.ts'
import type { Node } from './node.ts'

/** Where a name stands among the fields of a node; a name that is not listed comes after them. */
function rank(node: Node | undefined, name: string): number {
  const fields = node?.fields ?? []
  const index = fields.findIndex((field) => field.name === name)
  return index === -1 ? fields.length : index
}

const within = (node: Node | undefined, step: string | number): Node | undefined =>
  typeof step === 'number' ? node?.items : node?.fields?.find((field) => field.name === step)?.node

function compare(a: Path, b: Path, root: Node): number {
  let node: Node | undefined = root
  for (let depth = 0; ; depth++) {
    const left = a[depth]
    const right = b[depth]
    if (left === undefined || right === undefined) return a.length - b.length
    if (left !== right) {
      if (typeof left === 'number' && typeof right === 'number') return left - right
      return rank(node, String(left)) - rank(node, String(right))
    }
    node = within(node, left)
  }
}

/** Puts issues in the order in which the schema lists their fields; what it ranks alike keeps its order. */
export const sortBySchema = (issues: Issue[], node: Node): Issue[] => issues.sort((a, b) => compare(a.path, b.path, node))
