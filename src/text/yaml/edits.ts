import { isAlias, isScalar, type Node } from 'yaml'
import { stepsIn } from '../../schema/json-pointer.ts'
import type { Edit } from '../edit.ts'
import type { LocatedDocument } from '../located.ts'
import type { YamlField } from './build-value.ts'
import { isField, isShared, someNode, writtenAt } from './edit-path.ts'
import { adding, removing } from './edit-fields.ts'
import { replacing, textIn } from './edit-scalars.ts'

/**
 * Returns `editsOf` of a YAML document. It returns `undefined` where no edit is safe: in an alias, a merged field or an
 * anchored value that is used elsewhere, where a key on the path is repeated, and where the spelling of a scalar
 * differs from its value.
 *
 * @param aliased The nodes that aliases refer to.
 */
export const yamlEdits =
  (text: string, root: YamlField, aliased: ReadonlySet<unknown>): LocatedDocument['editsOf'] =>
  (operation, within, instead) => {
    const written = (pointer: string) => writtenAt(root, [...within, ...stepsIn(pointer)], aliased)
    const target = written(operation.path)
    const pointer = operation.op === 'move' ? operation.from : operation.path
    const from = written(pointer)
    if (!target || (operation.op !== 'remove' && isShared(target.value.node, aliased))) return undefined
    const { value, missing } = target
    if (operation.op === 'replace') return replacing(text, target, operation.value)
    if (operation.op === 'add') return toList(adding(text, target, operation.value))
    // Without the field, a merged field of the same name would appear.
    if (!isField(from) || from.parent.inherited.has(String(stepsIn(pointer).at(-1)))) return undefined
    const { parent, key } = from
    const hasNode = (test: (inner: Node) => boolean) => [key.node, from.value.node].some((node) => someNode(node, test))
    if (operation.op === 'remove') {
      // With its right name, the field would override a merged field.
      const isSafe = instead.every(written) && !hasNode((inner) => aliased.has(inner))
      return isSafe ? removing(text, from) : undefined
    }
    if (parent === value && missing.length === 1) {
      const { node, start, end } = key
      const isSafe = isScalar(node) && !Object.hasOwn(node, 'tag') && !isShared(node, aliased) && start < end
      return isSafe ? [{ start, end, insert: textIn(node.type, missing.join('')) }] : undefined
    }
    if (hasNode((inner) => isAlias(inner) || Object.hasOwn(inner, 'anchor'))) return undefined
    const added = adding(text, target, from.value.value, from)
    if (added === undefined) return undefined
    if (added.start < added.end) return [added]
    const removed = removing(text, from)
    return removed && [...removed, added].sort((a, b) => a.start - b.start || a.end - b.end)
  }

const toList = (edit: Edit | undefined): readonly Edit[] | undefined => edit && [edit]
