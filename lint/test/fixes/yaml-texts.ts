// Writes documents as YAML in every style, with comments, anchors, aliases and merge keys.
import fc from 'fast-check'
import { Document, isCollection, isMap, isScalar, Pair, Scalar, visit, type YAMLMap } from 'yaml'

const scalarTypes = [
  'PLAIN',
  'PLAIN',
  'QUOTE_DOUBLE',
  'QUOTE_SINGLE',
  'BLOCK_LITERAL',
  'BLOCK_FOLDED',
] as const

/**
 * How a stream is written. The numbers of `styles` decide the style of one node after the other.
 */
export const writings = fc.record({
  styles: fc.array(fc.nat({ max: 999 }), { minLength: 1, maxLength: 40 }),
  indent: fc.integer({ min: 1, max: 4 }),
  indentSeq: fc.boolean(),
  lineWidth: fc.constantFrom(0, 40),
  flow: fc.constantFrom(0, 0, 30, 90),
  comments: fc.constantFrom(0, 10, 40),
  shared: fc.constantFrom(0, 0, 4, 20),
  newline: fc.constantFrom('\n', '\r\n'),
  isMarked: fc.boolean(),
  isTabbed: fc.boolean(),
  hasTabLines: fc.boolean(),
  isCompact: fc.boolean(),
  isCut: fc.boolean(),
})

export type Writing = typeof writings extends fc.Arbitrary<infer T> ? T : never

/** Writes the documents of a stream. */
export function writtenStream(values: readonly unknown[], writing: Writing): string {
  let index = 0
  const next = (max: number): number =>
    Math.floor(((writing.styles[index++ % writing.styles.length] ?? 0) * max) / 1000)
  const documents = values.map((value) => writtenDocument(value, writing, next))
  let text = documents.join('---\n')
  if (writing.isTabbed)
    text = text
      .replaceAll(/(?<=[\w}\]"']) +(?=#)/g, '\t')
      .replaceAll(/(?<=^[ -]*\w+:) (?=[\w'"{[])/gm, '\t')
  if (writing.hasTabLines) text = text.replaceAll(/(?<=[\d"'}\]]\n)(?=\w)/g, '\t\n')
  if (writing.isCompact)
    text = text
      .replaceAll(/(?<="\w+":) (?=["\d[{])/g, '')
      .replaceAll(/(?<=[\d"\]}]), (?=["{[])/g, ',')
  if (writing.isCut) text = text.trimEnd()
  return `${writing.isMarked ? '\uFEFF' : ''}${text.replaceAll('\n', writing.newline)}`
}

function writtenDocument(value: unknown, writing: Writing, next: (max: number) => number): string {
  const document = new Document(value, { aliasDuplicateObjects: false, version: '1.2' })
  const chance = (percent: number): boolean => next(100) < percent
  let comments = 0
  visit(document, {
    Node(key, node) {
      if (isCollection(node)) node.flow = chance(writing.flow)
      else if (isScalar(node) && typeof node.value === 'string')
        node.type = scalarTypes[next(key === 'key' ? 4 : 6)] ?? 'PLAIN'
      else if (isScalar(node) && typeof node.value === 'number') spell(node, next(12))
      if (chance(writing.comments)) node.commentBefore = ` note ${comments++}: x`
      if (key !== 'key' && chance(writing.comments)) node.comment = ` note ${comments++}`
      if (chance(writing.shared)) node.anchor = `a${next(3)}`
    },
  })
  const anchored: (Scalar | YAMLMap)[] = []
  visit(document, {
    Map(_, map) {
      if (!chance(writing.shared)) return
      const target = anchored[next(anchored.length)]
      if (target === undefined) return
      const key = isMap(target) && chance(60) ? '<<' : `alias${next(3)}`
      map.items.splice(
        next(map.items.length),
        0,
        new Pair<unknown, unknown>(new Scalar(key), document.createAlias(target, target.anchor)),
      )
    },
    Scalar(_, node) {
      if (node.anchor !== undefined) anchored.push(node)
    },
    Pair(_, { value: node }) {
      if (isMap(node) && node.anchor !== undefined) anchored.push(node)
    },
  })
  const { indent, indentSeq, lineWidth } = writing
  const text = document.toString({ indent, indentSeq, lineWidth, minContentWidth: 0 })
  return text.endsWith('\n') ? text : `${text}\n`
}

/** Spells a number in another way, such as `1.0` and `1e0`. */
function spell(node: Scalar, style: number): void {
  if (style === 0) node.minFractionDigits = 2
  if (style === 1) node.format = 'EXP'
}
