import { buildValue } from './build-value.ts'
import { endOfScalar, skipScalar, type SyntaxFault } from './scalars.ts'
import { tokenize, type Tokens } from './tokenize.ts'

/**
 * Parses a JSON text. Returns its value with its tokens, or the first position at which it is not JSON.
 *
 * @throws TypeError if the text is not a string
 */
export function readText(text: unknown): TextContent {
  if (typeof text !== 'string') throw new TypeError('The text must be a string.')
  try {
    return { value: JSON.parse(text), fault: undefined, tokens: () => tokenize(text, skipScalar) }
  } catch {
    const tokens = tokenize(text, endOfScalar)
    const { fault } = tokens
    // If there is no fault, the text is JSON, but nested too deeply for the `JSON.parse` of the engine.
    const value = fault ? undefined : buildValue(tokens, (source) => JSON.parse(source))
    return { value, fault, tokens: () => tokens }
  }
}

export interface TextContent {
  readonly value: unknown
  /** The first position at which the text is not JSON; undefined if the text is JSON. */
  readonly fault: SyntaxFault | undefined
  /** Returns the tokens of the text, up to a fault. It is a function, because only ranges need the tokens. */
  readonly tokens: () => Tokens
}
