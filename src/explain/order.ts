import type { Issue, Path } from '../issues/issue.ts'
import type { Node } from './node.ts'

/** Where a name stands among the fields of a node; a name that is not listed comes after them. */
const rankOf = (node: Node | undefined, name: string): number => node?.fields?.get(name)?.rank ?? Infinity

const within = (node: Node | undefined, step: string | number): Node | undefined =>
  typeof step === 'number' ? node?.items : node?.fields?.get(step)?.node

function compare(a: Path, b: Path, root: Node): number {
  let node: Node | undefined = root
  for (let depth = 0; ; depth++) {
    if (depth === a.length || depth === b.length) return a.length - b.length
    const [left = '', right = ''] = [a[depth], b[depth]]
    if (left !== right) {
      if (typeof left === 'number' && typeof right === 'number') return left - right
      const [leftRank, rightRank] = [rankOf(node, String(left)), rankOf(node, String(right))]
      return leftRank === rightRank ? 0 : leftRank - rightRank
    }
    node = within(node, left)
  }
}

/** Puts issues in the order in which the schema lists their fields; what it ranks alike keeps its order. */
export const sortBySchema = (issues: Issue[], node: Node): Issue[] =>
  issues.sort((a, b) => compare(a.path, b.path, node))
