import { isAlias, isScalar } from 'yaml'
import type { Change, Edit } from '../located.ts'
import type { YamlField } from './build-value.ts'
import { isField, isShared, someNode, writtenAt } from './edit-path.ts'
import { adding, movedText, removing } from './edit-fields.ts'
import { replacing, textIn } from './edit-scalars.ts'

/**
 * Returns the edits of a YAML text that make a change, in the order of the text; `undefined` where no edit is safe: in
 * an alias, a merged field or an anchored value that is used elsewhere, where a key on the way is repeated, and where
 * the spelling of a scalar differs from its value.
 *
 * @param aliased The nodes that aliases refer to.
 */
export function yamlEdits(
  text: string,
  root: YamlField,
  aliased: ReadonlySet<unknown>,
  change: Change,
): readonly Edit[] | undefined {
  const target = writtenAt(root, change.path, aliased)
  if (target === undefined || (change.op === 'replace' && target.missing.length > 0)) return undefined
  const { value, missing } = target
  if (change.op !== 'remove' && isShared(value.node, aliased)) return undefined
  if (change.op === 'replace') return replacing(text, target, change.value)
  if (change.op === 'add') return listed(adding(text, value, missing, () => ` ${JSON.stringify(change.value)}`))
  const path = change.op === 'move' ? change.from : change.path
  const from = writtenAt(root, path, aliased)
  // Without the field, a merged field of the same name would appear.
  if (!isField(from) || from.parent.inherited.has(String(path.at(-1)))) return undefined
  const { parent, key } = from
  const nodes = [key.node, from.value.node]
  // With its right name, the field would override a merged field.
  if (change.op === 'remove' && change.instead.some((other) => writtenAt(root, other, aliased) === undefined))
    return undefined
  if (change.op === 'remove')
    return nodes.some((node) => someNode(node, (part) => aliased.has(part))) ? undefined : removing(text, from)
  if (parent === value && missing.length === 1) {
    const { node, start, end } = key
    const isSafe = isScalar(node) && !Object.hasOwn(node, 'tag') && !isShared(node, aliased) && start < end
    return isSafe ? [{ start, end, insert: textIn(node.type, missing.join('')) }] : undefined
  }
  if (nodes.some((node) => someNode(node, (part) => isAlias(part) || Object.hasOwn(part, 'anchor')))) return undefined
  const added = adding(text, value, missing, movedText(text, from), from)
  if (added === undefined) return undefined
  if (added.start < added.end) return [added]
  const removed = removing(text, from)
  return removed && [...removed, added].sort((a, b) => a.start - b.start || a.end - b.end)
}

const listed = (edit: Edit | undefined): readonly Edit[] | undefined => edit && [edit]
