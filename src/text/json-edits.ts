import { stepsIn } from '../schema/json-pointer.ts'
import { deletion, insertion, scalarEdits, scalarText, type Edit } from './edit.ts'
import { fieldsTo, type LocatedDocument, type LocatedField, type LocatedValue, type Span } from './located.ts'

/**
 * Returns `editsOf` of a JSON text. It returns `undefined` where a key on the path is repeated, or the spelling of a
 * scalar differs from its value.
 */
export const jsonEdits =
  (text: string, root: LocatedField): LocatedDocument['editsOf'] =>
  (operation, within) => {
    const chainTo = (pointer: string) => fieldsTo(root, [...within, ...stepsIn(pointer)])
    const { chain, last: target, missing } = chainTo(operation.path)
    if (chain.some(({ isRepeated }) => isRepeated)) return undefined
    if (operation.op === 'replace') return replacing(text, target.value, operation.value)
    if (operation.op === 'remove') return target.key && [removing(text, target.key, target.value)]
    if (operation.op !== 'move')
      return [adding(text, target.value, nested(missing, ': '), JSON.stringify(operation.value))]
    const from = chainTo(operation.from)
    const { key, value } = from.last
    if (!key || from.chain.some(({ isRepeated }) => isRepeated)) return undefined
    const colon = text.slice(key.end, value.start)
    const [before, after] = nested(missing, colon)
    if (from.chain.at(-2)?.value === target.value) {
      const renamed = { start: key.start, end: key.end, insert: before.slice(0, -colon.length) }
      return after === '' ? [renamed] : [renamed, insertion(value.end, after)]
    }
    const added = adding(text, target.value, [before, after], text.slice(value.start, value.end))
    return [removing(text, key, value), added].sort((a, b) => a.start - b.start)
  }

function replacing(text: string, span: LocatedValue, value: unknown): readonly Edit[] | undefined {
  if (Array.isArray(value)) return [insertion(span.start, '['), insertion(span.end, ']')]
  const source = text.slice(span.start, span.end)
  const insert = scalarText(source, JSON.parse(source), value, JSON.stringify)
  return insert === undefined ? undefined : scalarEdits(source, span, insert)
}

/** Removes a field and the comma beside it. */
function removing(text: string, { start }: Span, { end }: Span): Edit {
  const before = endBefore(text, start)
  const after = startAfter(text, end)
  if (text.charAt(after) === ',') return deletion(start, startAfter(text, after + 1))
  const isOnly = text.charAt(before - 1) === '{'
  return isOnly ? deletion(before, after) : deletion(endBefore(text, before - 1), end)
}

/** Adds a field at the end of an object, with white space as between its fields. */
function adding(text: string, parent: LocatedValue, [before, after]: Nested, value: string): Edit {
  const keys = Array.from(parent.fields.values(), ({ key }) => key).filter((key) => key !== undefined)
  const [first, second = first] = keys
  const field = `${before}${value}${after}`
  const blank = before.endsWith(' ') ? ' ' : ''
  if (!second) return { start: parent.start + 1, end: parent.end - 1, insert: `${blank}${field}${blank}` }
  const space = text.slice(endBefore(text, second.start), second.start) || (keys.length > 1 ? '' : blank)
  return insertion(endBefore(text, parent.end - 1), `,${space}${field}`)
}

/** The text before and after a value that is in nested objects. */
type Nested = readonly [before: string, after: string]

/** Returns the text around the value of a field; each name but the last is that of an added object around it. */
function nested(names: readonly string[], colon: string): Nested {
  const blank = colon.endsWith(' ') ? ' ' : ''
  const before = names.map((name) => `${JSON.stringify(name)}${colon}`).join(`{${blank}`)
  return [before, `${blank}}`.repeat(names.length - 1)]
}

/** Returns the offset after the last character before an offset that is not white space. */
const endBefore = (text: string, offset: number): number => text.slice(0, offset).trimEnd().length

/** Returns the offset of the first character from an offset that is not white space. */
const startAfter = (text: string, offset: number): number => text.length - text.slice(offset).trimStart().length
