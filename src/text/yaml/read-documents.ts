import { Composer, isScalar, Lexer, Parser, YAMLParseError, type CST, type ParsedNode } from 'yaml'
import { insideText, maxDepth, type Fault, type LocatedDocument } from '../located.ts'
import { buildValue, MergeKey } from './build-value.ts'
import { faultMessage } from './syntax-fault.ts'

/** Yields the documents of a text that have content, up to a document that is nested too deeply. */
export function* readDocuments(text: string): Generator<LocatedDocument | Fault> {
  const growth = { left: 1_000_000 }
  const visible = text.trimEnd()
  const faultAt = (reason: string, [start, end]: readonly [number, number], detail = '', limit = visible.length) => {
    const span = insideText(text.slice(0, limit), { start, end })
    return { code: 'yaml-syntax', params: { reason }, message: faultMessage(reason, detail), ...span } as const
  }
  let parsed: ReturnType<typeof parse>
  // If the package throws because of a defect, the text counts as invalid.
  const defect = faultAt('IMPOSSIBLE', [0, 1])
  try {
    // The package reads a carriage return without a line feed as a part of the text around it.
    parsed = parse(text.replaceAll(/\r(?!\n)/g, '\n'))
  } catch {
    yield defect
    return
  }
  const { documents, tooDeep, openQuotes } = parsed
  // The package reads a byte order mark as a part of a name unless it is first, and an open quote up to the next quote.
  // Edits would add line feeds to other line ends.
  const isEditable = openQuotes.size === 0 && text.length < tooLong && !/\r(?!\n)|[^]\uFEFF/.test(text)
  const last = tooDeep && documents.pop()
  for (const { contents, errors, warnings, range } of documents) {
    const error = errors[0] ?? warnings.find(({ code }) => code === 'TAG_RESOLVE_FAILED')
    if (error) {
      // After a missing comma or quote, the parser reads an object without braces inside braces.
      const around = errors.find(({ code, pos }) => code === 'BLOCK_IN_FLOW' && pos[0] <= error.pos[0])
      const quote = openQuotes.get(error.pos[0])
      const pos = quote === undefined ? error.pos : ([quote, quote + 1] as const)
      // A missing end is found where the next document begins.
      const limit = /^(?:Flow|Missing closing)/.test(error.message) ? range[1] : undefined
      yield faultAt(error.code, pos, (around ?? error).message, limit)
    } else if (hasContent(contents)) {
      try {
        const document = buildValue(contents, text, growth)
        yield isEditable ? document : { ...document, editsOf: () => undefined }
      } catch (error) {
        yield error instanceof YAMLParseError ? faultAt(error.code, error.pos, error.message) : defect
      }
    }
  }
  if (tooDeep === undefined) return
  // After an error, such as two colons in a line, the parser can read each line as nested in the line before.
  const error = last?.errors.find(({ pos }) => pos[0] < tooDeep[0])
  yield faultAt(error?.code ?? 'RESOURCE_EXHAUSTION', error?.pos ?? tooDeep, error?.message)
}

/** A text of this length has no fixes: with millions of lines, the regular expressions of edits overflow the stack. */
const tooLong = 1_000_000

/** Returns whether a document has a value, which can be an explicit null. */
function hasContent(contents: ParsedNode | null): contents is ParsedNode {
  if (!isScalar(contents) || contents.value !== null) return contents !== null
  return contents.range[0] < contents.range[1] || contents.anchor !== undefined
}

/**
 * YAML 1.2, even if a directive names another version. Tags outside the core schema cause warnings, which count as
 * errors here. Merge keys are ordinary keys until `buildValue` reads them.
 */
const coreSchema: ConstructorParameters<typeof Composer>[0] = {
  version: '1.2',
  schema: 'core',
  customTags: [
    // The package accepts `!!float` only before numbers with a point or an exponent.
    { tag: 'tag:yaml.org,2002:float', default: true, test: /^[-+]?\d+$/, resolve: Number },
    // `yq` writes `!!merge <<`.
    { tag: 'tag:yaml.org,2002:merge', default: true, test: /^<<$/, resolve: (text: string) => new MergeKey(text) },
  ],
  resolveKnownTags: false,
  merge: false,
  uniqueKeys: false,
  keepSourceTokens: true,
}

/**
 * Parses a text up to the first value that is nested too deeply.
 *
 * The parser and the composer recurse into nested values, and the lexer into consecutive indicators. Their regular
 * expressions end the process of Node.js 20 if the stack overflows. So this function checks the depth before they
 * recurse.
 */
function parse(source: string) {
  const parser = new Parser()
  const tokens: CST.Token[] = []
  let tooDeep: readonly [start: number, end: number] | undefined
  /** The offset of each quote that is not closed, by the offset after its text. */
  const openQuotes = new Map<number, number>()
  let indicators = 0
  for (const lexeme of new Lexer().lex(source)) {
    // The parser would count a byte order mark as indentation.
    if (lexeme === '\uFEFF' && parser.offset === 0) parser.offset = lexeme.length
    else for (const token of parser.next(lexeme)) tokens.push(inVersion12(token))
    if (/^(["'])(?!.*\1$)/s.test(lexeme)) openQuotes.set(parser.offset, parser.offset - lexeme.length)
    if (/^[ \t]+$/.test(lexeme)) continue
    indicators = /^[-?:&!]/.test(lexeme) ? indicators + 1 : 0
    // The innermost value may have an anchor and a tag.
    if (indicators > maxDepth + 2 || (/^[-?:[{]/.test(lexeme) && isTooDeep(parser.stack))) {
      tooDeep = [parser.offset - lexeme.length, parser.offset]
      break
    }
  }
  for (const token of parser.end()) tokens.push(token)
  return { documents: [...new Composer(coreSchema).compose(tokens, true, source.length)], tooDeep, openQuotes }
}

/** Changes the directive `%YAML 1.1`, with which the package would copy all `%TAG` directives into each document. */
const inVersion12 = (token: CST.Token): CST.Token =>
  token.type === 'directive' ? { ...token, source: token.source.replace(/^%YAML\s+1\.1/, '%YAML 1.2') } : token

/** Returns whether more than `maxDepth` objects and lists are open. */
function isTooDeep(stack: readonly CST.Token[]): boolean {
  if (2 * stack.length <= maxDepth) return false
  let depth = 0
  for (const token of stack) {
    if ('items' in token) depth++
    // A field in a list without braces, as in `[a: 1]`, is an object.
    if (token.type === 'flow-collection' && token.start.source === '[' && token.items.at(-1)?.sep) depth++
  }
  return depth > maxDepth
}
