import { Composer, isScalar, type Document, type ParsedNode } from 'yaml'
import { lineEnd, lineStart, nextLine } from '../lines.ts'
import {
  isValid,
  type Fault,
  type InvalidDocument,
  type LocatedDocument,
  type LocatedValue,
  type ParsedText,
  type Span,
} from '../located.ts'
import { insideText } from '../ranges.ts'
import { touching } from '../spans.ts'
import { treeOf } from './build-tree.ts'
import { maxAdded, TreeFault, type Growth } from './building.ts'
import { coreSchema } from './core-schema.ts'
import { readTokens, type Tokens } from './tokens.ts'
import { parserFault, yamlFault } from './yaml-faults.ts'

/** What the documents of a text share while they are read. */
interface Reading extends Tokens {
  readonly text: string
  readonly anchors: ReadonlyMap<string, LocatedValue>
  readonly growth: Growth
}

/**
 * Parses a YAML text into the trees of its documents.
 *
 * @param anchors The values of anchors before the text, where it is a part of another one.
 */
export function readYaml(text: string, anchors: Reading['anchors'] = new Map()): ParsedText {
  const parts = documentsIn(text, anchors)
  const isReadable = parts.documents.every(isValid)
  const hasComment = touching(parts.comments)
  const isBelowComment = touching(linesBelow(parts.comments, text))
  return { language: 'yaml', text, ...parts, hasComment, isBelowComment, canEdit: isReadable }
}

/** Returns the line below each comment that has a line of its own. */
function linesBelow(comments: readonly Span[], text: string): readonly Span[] {
  const alone = comments.filter(({ start }) =>
    /^[ \t]*$/.test(text.slice(lineStart(text, start), start)),
  )
  return alone.map(({ end }) => {
    const start = nextLine(text, end)
    return { start, end: lineEnd(text, start) }
  })
}

function documentsIn(text: string, anchors: Reading['anchors']) {
  // The package reads a carriage return without a line feed as a part of the text around it.
  const source = text.replaceAll(/\r(?!\n)/g, '\n')
  const documents: (LocatedDocument | InvalidDocument)[] = []
  try {
    const tokens = readTokens(source)
    const reading = { ...tokens, text, anchors, growth: { left: maxAdded } }
    const composer = new Composer(coreSchema)
    const composed = [...composer.compose(tokens.tokens, true, text.length)]
    const cut = tokens.tooDeep === undefined ? undefined : composed.pop()
    for (const [index, document] of composed.entries()) {
      const read = readDocument(document, index, reading)
      if (read !== undefined) documents.push(read)
    }
    if (cut !== undefined) documents.push(cutDocument(cut, composed.length, reading))
    if (documents.length === 0) documents.push(emptyDocument(text))
    return { documents, comments: tokens.comments }
  } catch {
    // The package throws where it has a defect.
    const defect = yamlFault('DEFECT', insideText(text, { start: 0, end: 1 }))
    return { documents: [invalid(0, defect)], comments: [] }
  }
}

const invalid = (index: number, fault: Fault): InvalidDocument => ({ index, faults: [fault] })

/** Returns the tree of a document, or what is wrong with it; undefined if it has no content. */
function readDocument(
  document: Document.Parsed,
  index: number,
  reading: Reading,
): LocatedDocument | InvalidDocument | undefined {
  const [error] = document.errors
  const { text } = reading
  if (error !== undefined) return invalid(index, parserFault(error, document, reading))
  if (!hasContent(document.contents)) return undefined
  try {
    const tree = treeOf(document.contents, reading)
    const faults = document.warnings.slice(0, 100).map((warning) => ({
      ...parserFault(warning, document, reading),
      severity: 'warning' as const,
    }))
    return { ...tree, index, faults }
  } catch (thrown) {
    if (!(thrown instanceof TreeFault)) throw thrown
    return invalid(index, yamlFault(thrown.reason, insideText(text, thrown.span)))
  }
}

/** Returns the fault of the document in which values are nested too deeply. */
function cutDocument(document: Document.Parsed, index: number, reading: Reading) {
  const { text, tooDeep = { start: 0, end: 0 } } = reading
  // After an error, such as two colons in a line, each line can seem nested in the one before.
  const error = document.errors.find(({ pos }) => pos[0] < tooDeep.start)
  if (error !== undefined) return invalid(index, parserFault(error, document, reading))
  return invalid(index, yamlFault('TOO_DEEP', insideText(text, tooDeep)))
}

function emptyDocument(text: string): InvalidDocument {
  const { message, ...fault } = yamlFault('EMPTY', insideText(text, { start: 0, end: 1 }))
  return invalid(0, { ...fault, message: 'The text has no value.' })
}

/** Returns whether a document has a value, which can be an explicit null. */
function hasContent(contents: ParsedNode | null): contents is ParsedNode {
  if (!isScalar(contents) || contents.value !== null) return contents !== null
  return contents.range[0] < contents.range[1] || contents.anchor !== undefined
}
