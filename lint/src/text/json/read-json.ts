import { createScanner, parseTree, type Node, type ParseError } from 'jsonc-parser'
import {
  isValid,
  locatedCollection,
  locatedScalar,
  maxDepth,
  rootField,
  type Fault,
  type InvalidDocument,
  type LocatedDocument,
  type LocatedField,
  type LocatedValue,
  type ParsedText,
  type Place,
  type RepeatedKey,
  type Span,
} from '../located.ts'
import { touching } from '../spans.ts'
import { jsonFault } from './json-faults.ts'

/** Parses a JSON text, as `JSON.parse` does, into a tree of values with their places. */
export function readJson(text: string): ParsedText {
  const document = readDocument(text)
  return {
    language: 'json',
    text,
    documents: [document],
    comments: [],
    hasComment: never,
    isBelowComment: never,
    canEdit: isValid(document),
  }
}

function readDocument(text: string): LocatedDocument | InvalidDocument {
  const body = text.replace(/^\uFEFF/, ' ')
  const tooDeep = tooDeepIn(body)
  // The parser would recurse into what is nested too deeply.
  const readable = tooDeep === undefined ? body : body.slice(0, tooDeep.start)
  const errors: ParseError[] = []
  const node = parseTree(readable, errors, {
    disallowComments: true,
    allowTrailingComma: false,
    allowEmptyContent: false,
  })
  const [error] = errors
  const isBefore = error !== undefined && error.offset < readable.trimEnd().length
  if (tooDeep !== undefined && !isBefore) return { index: 0, faults: [tooDeep] }
  if (error !== undefined || node === undefined)
    return { index: 0, faults: [jsonFault(body, error)] }
  const repeated: RepeatedKey[] = []
  const root = rootField(located(node, body, undefined, repeated))
  const hasRepeatedKey = touching(repeated)
  return {
    index: 0,
    root,
    repeated,
    hasRepeatedKey,
    faults: [],
    isShared: never,
    anchors: new Map(),
  }
}

/** Returns the fault of the first value that is nested too deeply. */
function tooDeepIn(text: string): Fault | undefined {
  const scanner = createScanner(text, true)
  let depth = 0
  while (scanner.getPosition() < text.length) {
    scanner.scan()
    const start = scanner.getTokenOffset()
    const first = text.charAt(start)
    if (first === '{' || first === '[') depth += 1
    if (first === '}' || first === ']') depth -= 1
    if (depth > maxDepth) {
      const message = `Objects and lists are nested more than ${maxDepth} levels deep.`
      return { severity: 'error', reason: 'TooDeep', message, start, end: start + 1 }
    }
  }
  return undefined
}

/** JSON has neither comments nor aliases. */
const never = (): boolean => false

const spanOf = ({ offset, length }: Node): Span => ({ start: offset, end: offset + length })

/** Returns the value of a node with its place, and adds the keys that are repeated in it. */
function located(
  node: Node,
  text: string,
  place: Place | undefined,
  repeated: RepeatedKey[],
): LocatedValue {
  const span = spanOf(node)
  if (node.type === 'object') return locatedObject(node, text, place, repeated)
  if (node.type !== 'array') {
    const source = text.slice(span.start, span.end)
    return locatedScalar(node.value, node.type === 'string' ? 'quoted' : 'plain', span, source)
  }
  const entries = (node.children ?? []).map((child, step): LocatedField => {
    const value = located(child, text, { around: place, step }, repeated)
    return rootField(value)
  })
  const fields = new Map(entries.map((entry, index) => [String(index), entry]))
  const list = entries.map(({ value }) => value.value)
  return locatedCollection(list, { form: 'flow', ...span, fields, entries })
}

function locatedObject(
  node: Node,
  text: string,
  place: Place | undefined,
  repeated: RepeatedKey[],
): LocatedValue {
  const fields = new Map<string, LocatedField>()
  const entries: LocatedField[] = []
  for (const { children: [keyNode, valueNode] = [] } of node.children ?? []) {
    if (keyNode === undefined || valueNode === undefined) continue
    const name = String(keyNode.value)
    const key = { name, canRename: true, ...spanOf(keyNode) }
    const value = located(valueNode, text, { around: place, step: name }, repeated)
    const earlier = fields.get(name)
    const isRepeated = earlier !== undefined
    if (isRepeated) repeated.push({ ...spanOf(keyNode), name, earlier, within: place })
    const field = { key, value, start: key.start, end: value.end, isRepeated, isMerged: false }
    fields.set(name, field)
    entries.push(field)
  }
  const value = Object.fromEntries(Array.from(fields, ([name, field]) => [name, field.value.value]))
  return locatedCollection(value, { form: 'flow', ...spanOf(node), fields, entries })
}
