import type { Text } from '@codemirror/state'
import type { SyntaxNode, Tree } from '@lezer/common'
import type { Span } from './json-places.ts'

/** Where a text stops being JSON, and what should stand there. */
export interface SyntaxFault extends Span {
  readonly message: string
}

/** How many nodes are passed between two pauses. */
const stride = 20_000

const fieldOrEnd = 'Expected a field: its name in double quotes, a colon and a value.'
const closed = (bracket: string): string => `Expected a comma, or ${bracket} to close what is open here.`

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function expectedAt(error: SyntaxNode, text: Text): string {
  const before = error.prevSibling?.name
  const found = text.sliceString(error.from, Math.min(error.to, error.from + 1))
  if (found === '"' && !parses(text.sliceString(error.from, error.to)))
    return 'This text does not end, or holds a line break or an escape that JSON does not know.'
  if (found === "'") return 'JSON takes texts and names in double quotes only.'
  if (found === '/' || found === '#') return 'JSON has no comments; remove it.'
  switch (error.parent?.name) {
    case 'Object':
      if (before === '{') return `${fieldOrEnd} Or } where there is none.`
      return before === ',' ? `${fieldOrEnd} No comma follows the last one.` : closed('}')
    case 'Property':
      if (before === 'PropertyName') return 'Expected a colon after the name of the field.'
      break
    case 'Array':
      if (before === ',') return 'Expected a value. No comma follows the last one.'
      if (before !== '[') return closed(']')
      break
    default:
      if (before !== undefined) return 'The document ends before this; remove what follows.'
  }
  return 'Expected a value: an object, a list, a text in double quotes, a number, true, false or null.'
}

/** The first place at which a text that JSON.parse refuses is no JSON. Pauses now and then. */
export function* syntaxFaultOf(tree: Tree, text: Text): Generator<undefined, SyntaxFault> {
  const cursor = tree.cursor()
  let passed = 0
  do {
    if (++passed % stride === 0) yield
    if (cursor.type.isError) return { from: cursor.from, to: cursor.to, message: expectedAt(cursor.node, text) }
  } while (cursor.next())
  return { from: 0, to: 0, message: 'This is no JSON.' }
}
