import type { Document, YAMLError } from 'yaml'
import { lineEnd, lineStart } from '../lines.ts'
import { maxDepth, type Fault, type Span } from '../located.ts'
import { insideText } from '../ranges.ts'

/** Returns a fault with the words for its reason. */
export const yamlFault = (reason: string, { start, end }: Span, detail = ''): Fault => ({
  severity: 'error',
  reason,
  message: `Invalid YAML: ${wordsFor(reason, detail)}.`,
  start,
  end,
})

/** Returns the fault of an error of the package `yaml`, in words that do not quote the text. */
export function parserFault(
  error: YAMLError,
  { errors, range }: Document.Parsed,
  { text, openQuotes }: { readonly text: string; readonly openQuotes: ReadonlyMap<number, number> },
): Fault {
  const [start, end] = error.pos
  if (hasTemplate(text, start)) return yamlFault('TEMPLATE', insideText(text, { start, end }))
  const dash = dashWithoutBlank(text, start)
  if (dash !== undefined) return yamlFault('NO_BLANK_AFTER_DASH', { start: dash, end: dash + 1 })
  const quote = openQuotes.get(start)
  if (quote !== undefined) return yamlFault('OPEN_QUOTE', { start: quote, end: quote + 1 })
  // After a missing comma or quote, the parser reads an object without braces inside braces.
  const around = errors.find(({ code, pos }) => code === 'BLOCK_IN_FLOW' && pos[0] <= start)
  // A missing end is found where the next document begins.
  const limit = error.message.startsWith('Flow') ? range[1] : text.length
  const span = insideText(text.slice(0, limit), { start, end })
  return yamlFault(error.code, span, (around ?? error).message)
}

/** Returns whether the line of an offset has two braces, as templates have. */
function hasTemplate(text: string, offset: number): boolean {
  const start = text.lastIndexOf('\n', Math.max(offset - 1, 0)) + 1
  const end = text.indexOf('\n', offset)
  return text.slice(start, end < 0 ? text.length : end).includes('{{')
}

/**
 * Returns the offset of the dash at the beginning of the line of an offset, if no blank follows it,
 * and the item before it has its dash in the same column.
 */
function dashWithoutBlank(text: string, offset: number): number | undefined {
  const start = lineStart(text, offset)
  const [, indent] = /^( *)-[^\s-]/.exec(text.slice(start, lineEnd(text, start))) ?? []
  if (indent === undefined) return undefined
  const before = text.slice(0, start).split(/\r\n?|\n/)
  const isOutside = (line: string) => line.trim() !== '' && !line.startsWith(`${indent} `)
  const item = before.filter(isOutside).at(-1)
  return item?.startsWith(`${indent}- `) === true ? start + indent.length : undefined
}

function wordsFor(reason: string, detail: string): string {
  const found = words.find(({ pattern }) => pattern.test(`${reason} ${detail}`))
  return found?.text ?? 'this is not allowed here; remove it, or put the text in quotes'
}

/** What is wrong, by the code and the message of the package `yaml`. The first match counts. */
const words: readonly { readonly pattern: RegExp; readonly text: string }[] = [
  {
    pattern: /^TEMPLATE/,
    text: 'text with {{ }} must be in quotes; if a program fills in the template, check its output',
  },
  {
    pattern: /^NO_BLANK_AFTER_DASH/,
    text: 'a blank is missing after the "-" of this item',
  },
  { pattern: /^OPEN_QUOTE/, text: 'the closing quote of this text is missing' },
  {
    pattern: /^REPEATED_DIRECTIVE/,
    text: 'this line with % may stand only once before a document',
  },
  { pattern: /^TOO_DEEP/, text: `objects and lists are nested more than ${maxDepth} levels deep` },
  {
    pattern: /^TOO_MANY_VALUES/,
    text: 'aliases and merge keys (<<) repeat more than 200000 values',
  },
  { pattern: /^DEFECT/, text: 'the parser cannot read this text' },
  {
    pattern: /^BAD_MERGE/,
    text: 'the value of a merge key (<<) must be an object or a list of objects',
  },
  {
    pattern: /Block collections/,
    text: 'in { } and [ ], write commas between fields or items, omit "- ", and close each quote',
  },
  { pattern: /^ALIAS_PROPS/, text: 'an alias cannot have an anchor or a tag' },
  {
    pattern: /^BAD_ALIAS/,
    text: 'text that begins with * or & must be in quotes; *name needs an anchor &name before it',
  },
  {
    pattern: /^BAD_DIRECTIVE Unsupported/,
    text: 'the text is read as YAML 1.2; remove the line, or write %YAML 1.2',
  },
  {
    pattern: /^BAD_DIRECTIVE/,
    text: 'a line that begins with % is a directive; put text that begins with % in quotes',
  },
  {
    pattern: /^BAD_DQ_ESCAPE/,
    text: 'unknown escape sequence; write a backslash as \\\\, or use single quotes',
  },
  {
    pattern: /^BAD_INDENT (?:All|$)/,
    text: 'this line must begin in the same column as the fields or items before it',
  },
  {
    pattern: /^(?:BAD_INDENT|MISSING_CHAR) Flow/,
    text: 'the closing } or ] is missing, or this line must be indented more, with spaces',
  },
  {
    pattern: /^BAD_INDENT/,
    text: 'text after | or > must be indented more than the line with its field, with spaces',
  },
  {
    pattern: /^BAD_SCALAR_START/,
    text: 'text that begins with @, %, a backtick, | or > must be in quotes',
  },
  {
    pattern: /^BLOCK_AS_IMPLICIT_KEY A block seq/,
    text: 'a list item is not allowed here; check the indentation of this line',
  },
  {
    pattern: /^BLOCK_AS_IMPLICIT_KEY/,
    text: 'a ": " or "? " is not allowed here; put the text in quotes, or check the indentation',
  },
  { pattern: /^KEY_OVER/, text: 'a name can have at most 1024 characters' },
  { pattern: /^MISSING_CHAR Missing closing/, text: 'the closing quote of this text is missing' },
  { pattern: /^MISSING_CHAR Missing ,/, text: 'a comma, or a colon after a name, is missing here' },
  {
    pattern: /^(?:MISSING_CHAR Implicit|MULTILINE_)/,
    text: 'this line must have the form "name: value", with a blank after the colon',
  },
  {
    pattern: /^MISSING_CHAR Sequence/,
    text: 'begin each item of a list with "- ", or indent this line like the fields above it',
  },
  {
    pattern: /^MISSING_CHAR Block/,
    text: 'the empty lines before this text must not have more spaces than the text',
  },
  {
    pattern: /^MISSING_CHAR Missing dir/,
    text: 'after lines that begin with %, write a line "---"; put text that begins with % in quotes',
  },
  { pattern: /^MISSING_CHAR/, text: 'a blank or a line break is missing here' },
  { pattern: /^TAB_AS_INDENT/, text: 'indent with spaces instead of tabs' },
  {
    pattern: /^TAG_RESOLVE_FAILED/,
    text: 'text that begins with ! is read as a tag; remove the tag, or put the text in quotes',
  },
  {
    pattern: /^UNEXPECTED_TOKEN Unexpected \S+ at node/,
    text: 'text after a value; put all of it in quotes, or check the indentation',
  },
  {
    pattern: /^UNEXPECTED_TOKEN Unexpected flow-\w+-end/,
    text: 'this bracket closes nothing; remove it, or put the text in quotes',
  },
  { pattern: /^UNEXPECTED_TOKEN Unexpected ,/, text: 'a comma must follow a value' },
  {
    pattern: /^UNEXPECTED_TOKEN Unexpected \S+ on same line/,
    text: 'the first "- " of a list must be on a new line',
  },
  {
    pattern: /^UNEXPECTED_TOKEN (?:Not a|Block scalar)/,
    text: 'text after | or > must begin on the next line',
  },
]
