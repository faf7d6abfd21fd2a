import { isScalar, type CST, type Node } from 'yaml'
import { deletion, insertion, type Edit } from '../edit.ts'
import type { YamlValue } from './build-value.ts'
import { someNode, type Written, type WrittenField } from './edit-path.ts'
import { isFlowSafe } from './edit-scalars.ts'
import { blockAtEnd, isFlow, itemsIn, itemStart, keepsLines, writtenItems } from './edit-tokens.ts'

/** Returns the edits that remove a field. Comments beside it stay. */
export function removing(text: string, field: WrittenField): readonly Edit[] | undefined {
  const { item, start, value } = field
  const { node } = field.parent
  const items = itemsIn(node?.srcToken)
  const index = items.indexOf(item)
  const end = endOf(text, value)
  const [before, after] = [items[index - 1], items[index + 1]]
  const next = after && itemStart(after)
  if (isFlow(node)) {
    const own = commaIn(item)
    const comma = commaIn(after) ?? own
    // The package accepts a tag before a comma.
    if (hasCommentLine(text, field.parent) || (own !== undefined && own > start)) return undefined
    if (comma === undefined) return [deletion(start, end)]
    if (comma < start) return [deletion(comma, pastBlanks(text, comma + 1, start)), deletion(start, end)]
    if (isBlank(text.slice(end, comma))) return [deletion(start, pastBlanks(text, comma + 1, next))]
    return [deletion(start, end), deletion(comma, comma + 1)]
  }
  if (writtenItems(node?.srcToken).length === 1) return [{ start, end, insert: '{}' }]
  // The key would come into the line of a byte order mark, where the package reads it otherwise.
  if (text[next ?? -1] === '?' && /^\uFEFF[ -]*$/.test(text.slice(0, start))) return undefined
  // Without this field, the package reads a key differently if its colon begins the next line.
  const colon = colonIn(after)
  if (colon && !text.slice(next, colon).startsWith('?') && isBlank(lineBefore(text, colon))) return undefined
  const last = lineEnd(text, end)
  const nextLine = lineStart(text, last)
  // After a comment or an empty value, the package reads the tab of a line without content as indentation.
  if (/^ *([^ #\r\n])/m.exec(text.slice(nextLine))?.[1] === '\t') return undefined
  if (!isBlank(lineBefore(text, start))) return [deletion(start, pastBlanks(text, end, next))]
  if (!isBlank(text.slice(end, last))) return [deletion(start, end + text.slice(end).search(/[^ \t]/))]
  const column = lineBefore(text, start).length
  const block = blockAtEnd(before?.value ?? before?.key)
  const rest = text.slice(nextLine)
  // The comments at the end of the field are indented more.
  const comments = new RegExp(`^(?:(?: {0,${column}}\r?\n)* {${column + 1}}.*\n?)*`)
  const [deeper = ''] = (block && comments.exec(rest)) ?? []
  const insert = deeper.replaceAll(/^[ \t]+(?=#)/gm, ' '.repeat(column))
  if (extendBlock(insert || rest, column, block)) return undefined
  return [{ start: start - column, end: nextLine + deeper.length, insert }]
}

/** Returns the second of two offsets if only blanks are between them, otherwise the first. */
const pastBlanks = (text: string, from: number, to = from): number => (isBlank(text.slice(from, to)) ? to : from)

/**
 * Returns the edit that adds a field to an object: after the last field that does not end with a block scalar, if any,
 * otherwise at the start.
 *
 * @param target The object. Its missing names are those of the objects to add around the value, and of the field.
 * @param value The value, which is written as JSON unless a field is moved.
 * @param from The moved field, which the same fix removes.
 */
export function adding(text: string, target: Written, value: unknown, from?: WrittenField): Edit | undefined {
  const { value: parent, missing: names } = target
  const { node } = parent
  const items = writtenItems(node?.srcToken)
  const inFlow = isFlow(node)
  if (inFlow && hasCommentLine(text, parent)) return undefined
  const after = [...parent.fields.values()]
    .filter((field) => field.item && !from?.chain.includes(field))
    .filter(({ item }) => inFlow || blockAtEnd(item?.value ?? item?.key) === undefined)
    .sort((a, b) => a.value.end - b.value.end)
    .at(-1)
  const [start = 0] = items.map(itemStart)
  const { indent = 0 }: { readonly indent?: number } = { ...node?.srcToken }
  const column = inFlow ? indent : lineBefore(text, start).length
  const inner = inFlow ? column : column + 2 * (names.length - 1)
  const written = from ? movedText(text, from, inner, inFlow) : ` ${JSON.stringify(value)}`
  if (written === undefined) return undefined
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = names.map((name, depth) => `${' '.repeat(column + 2 * depth)}${name}:`)
  const field = inFlow
    ? `${names.join(': {')}:${written}${'}'.repeat(names.length - 1)}`
    : `${lines.join(newline)}${written}`
  if (after && inFlow) return insertion(after.value.end, `, ${field}`)
  if (after) {
    const end = lineEnd(text, after.value.end)
    const isFlowValue = /^ ["[{]/.test(written)
    const block = from && !isFlowValue ? blockAtEnd(from.value.node?.srcToken) : undefined
    if (extendBlock(text.slice(lineStart(text, end)), column, block)) return undefined
    return insertion(end, `${newline}${field}`)
  }
  if (from && parent === from.parent && items.length === 1)
    return { start: from.start, end: endOf(text, from.value), insert: field.trimStart() }
  if (inFlow) return insertion(parent.start + 1, items.length === 0 ? field : `${field}, `)
  // The line of the first field can be the one that the same fix removes, with the blanks before it.
  if (isBlank(lineBefore(text, start))) return insertion(start - column, `${field}${newline}`)
  return insertion(start, `${field.trimStart()}${newline}${' '.repeat(column)}`)
}

/** Maximum number of columns before a moved value of several lines. */
const maxColumn = 100

/** Returns the text of a moved value, with the space before it: as it is, or else as JSON. */
function movedText(text: string, { parent, key, value, item, start }: WrittenField, column: number, inFlow: boolean) {
  if (start !== key.start) return undefined
  if (column > maxColumn) return jsonText(value)
  const colon = colonIn(item)
  const moved = (colon === undefined ? '' : text.slice(colon + 1, endOf(text, value))).replace(/^(?=\S)/, ' ')
  // Between brackets, the columns of lines do not matter.
  if (isFlow(parent.node) || isFlowSafe(text, value))
    return moved.replaceAll(/\n[ \t]*/g, `\n${' '.repeat(column + 2)}`)
  const before = lineBefore(text, start)
  const block = blockAtEnd(value.node?.srcToken)
  const isFixed = inFlow || before.includes('\t') || (block && keepsLines(block))
  return isFixed ? jsonText(value) : shift(moved, column - before.length)
}

/** Moves the lines after the first to other columns. Comments can begin further left. */
const shift = (text: string, columns: number): string =>
  columns < 0
    ? text.replaceAll(new RegExp(`\n {0,${-columns}}`, 'g'), '\n')
    : text.replaceAll(/\n(?!\r?(?:\n|$))/g, `\n${' '.repeat(columns)}`)

/** Returns a value as JSON; `undefined` if it has a comment, or a number that JSON does not have. */
const jsonText = ({ node, value }: YamlValue): string | undefined =>
  someNode(node, (inner) => hasComment(inner) || (isScalar(inner) && !isJson(inner.value)))
    ? undefined
    : ` ${JSON.stringify(value)}`

const hasComment = (inner: Node): boolean => Object.hasOwn(inner, 'comment') || Object.hasOwn(inner, 'commentBefore')

const isJson = (scalar: unknown): boolean => Object.is(JSON.parse(JSON.stringify(scalar)), scalar)

/** Returns whether a line in braces is a comment, which the package accepts after a brace or a comma, not a value. */
const hasCommentLine = (text: string, { start, end }: YamlValue): boolean => text.slice(start, end).includes('\n#')

const commaIn = (item: CST.CollectionItem | undefined): number | undefined =>
  item?.start.find(({ type }) => type === 'comma')?.offset

const colonIn = (item: CST.CollectionItem | undefined): number | undefined =>
  item?.sep?.find(({ type }) => type === 'map-value-ind')?.offset

const isBlank = (text: string): boolean => text.trim() === ''

/** Returns the end of a value, with the blanks and lines of blanks at the end of a block scalar. */
function endOf(text: string, { node, end }: YamlValue): number {
  const blanks = blockAtEnd(node?.srcToken) && /^[ \t]*(?:(?:\r?\n)+ [ \t]*(?=\r?\n|$))*/.exec(text.slice(end))
  return end + (blanks?.[0].length ?? 0)
}

/** Returns whether the lines of a text would belong to a block scalar in front of them, or be wrong there. */
function extendBlock(rest: string, column: number, block: CST.BlockScalar | undefined): boolean {
  if (block === undefined) return false
  const lines = rest.slice(0, rest.search(/[^ \t\r\n]|$/)).split(/\r?\n/)
  return lines.some((line) => line.length > column || line.includes('\t')) || (keepsLines(block) && lines.length > 1)
}

/** Returns the offset of the end of a line, before its line break. */
const lineEnd = (text: string, offset: number): number => offset + text.slice(offset).search(/\r?\n|$/)

/** Returns the offset of the start of the next line. */
const lineStart = (text: string, offset: number): number => text.indexOf('\n', offset) + 1 || text.length

/** Returns the text of the line before an offset, without a byte order mark. */
const lineBefore = (text: string, offset: number): string =>
  text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).replace('\uFEFF', '')
