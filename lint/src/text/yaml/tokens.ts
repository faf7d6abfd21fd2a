import { Lexer, Parser, type CST } from 'yaml'
import { maxDepth, type Span } from '../located.ts'

/** The tokens of a YAML text, and what only its lexemes show. */
export interface Tokens {
  readonly tokens: readonly CST.Token[]
  readonly comments: readonly Span[]
  /** The place where values are nested too deeply. Nothing behind it is read. */
  readonly tooDeep: Span | undefined
  /** The offset of each quote that is not closed, by the offset at which its text ends. */
  readonly openQuotes: ReadonlyMap<number, number>
}

/**
 * Reads the tokens of a text up to the first value that is nested too deeply.
 *
 * By hand, because the package `yaml` recurses into nested values, and ends the process where the
 * stack is too small: the parser keeps the open objects and lists on a stack, the lexer recurses
 * into indicators that follow each other.
 */
export function readTokens(text: string): Tokens {
  const parser = new Parser()
  const tokens: CST.Token[] = []
  const comments: Span[] = []
  const openQuotes = new Map<number, number>()
  let indicators = 0
  let before = ''
  for (const lexeme of new Lexer().lex(text)) {
    // The parser would count a byte order mark as indentation.
    if (lexeme === '\uFEFF' && parser.offset === 0) parser.offset = lexeme.length
    else for (const token of parser.next(lexeme)) tokens.push(token)
    const span = { start: parser.offset - lexeme.length, end: parser.offset }
    if (lexeme.startsWith('#') && before !== scalarMark) comments.push(span)
    if (before !== scalarMark && hasOpenQuote(lexeme)) openQuotes.set(span.end, span.start)
    indicators = countIndicators(indicators, lexeme)
    if (indicators > maxDepth + 2 || parser.stack.length > maxDepth + 2)
      return { tokens: withRest(tokens, parser), comments, tooDeep: span, openQuotes }
    before = lexeme
  }
  return { tokens: withRest(tokens, parser), comments, tooDeep: undefined, openQuotes }
}

/** Returns whether the last quote of a text is missing or escaped, which the package accepts. */
function hasOpenQuote(lexeme: string): boolean {
  const quote = lexeme.charAt(0)
  if (quote !== '"' && quote !== "'") return false
  const inner = lexeme.slice(1, -1)
  const mark = quote === '"' ? '\\' : quote
  let escapes = 0
  while (inner.at(-1 - escapes) === mark) escapes += 1
  return lexeme.length === 1 || !lexeme.endsWith(quote) || escapes % 2 === 1
}

/** What the lexer writes before a plain or block scalar. */
const scalarMark = '\x1f'

/** Counts the indicators that follow each other; blanks between them do not end the row. */
function countIndicators(count: number, lexeme: string): number {
  if (/^[ \t]+$/.test(lexeme)) return count
  return /^[-?:&!]/.test(lexeme) ? count + 1 : 0
}

const withRest = (tokens: readonly CST.Token[], parser: Parser): readonly CST.Token[] => [
  ...tokens,
  ...parser.end(),
]
