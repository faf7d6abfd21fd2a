import type { Document, YAMLError } from 'yaml'
import { lineEnd, lineStart } from '../lines.ts'
import { maxDepth, type Fault, type Span } from '../located.ts'
import { insideText } from '../ranges.ts'
import { maxAdded } from './building.ts'

/** Returns a fault with the words for its reason. */
export const yamlFault = (reason: string, { start, end }: Span): Fault => ({
  severity: 'error',
  reason,
  message: `Invalid YAML: ${words.get(reason) ?? otherWords}.`,
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
  const quote = openQuotes.get(start)
  if (quote !== undefined) return yamlFault('OPEN_QUOTE', { start: quote, end: quote + 1 })
  // A missing end is found where the next document begins.
  const span = insideText(text.slice(0, range[2]), { start, end })
  if (hasTemplate(text, start)) return yamlFault('TEMPLATE', span)
  // After a missing comma, the parser reads an object without braces inside braces.
  const isBlock = errors.some(({ code, pos }) => code === 'BLOCK_IN_FLOW' && pos[0] <= start)
  return yamlFault(isBlock ? 'BLOCK_IN_FLOW' : error.code, span)
}

/** Returns whether the line of an offset has the braces of a template. */
const hasTemplate = (text: string, offset: number): boolean =>
  /\{\{|\$\{/.test(text.slice(lineStart(text, offset), lineEnd(text, offset)))

const otherWords = 'this is not allowed here; put the text in quotes, or check the indentation'

/** What is wrong, by the code of the package `yaml` or a reason of our own. */
const words: ReadonlyMap<string, string> = new Map([
  ['ALIAS_PROPS', 'an alias cannot have an anchor or a tag'],
  [
    'BAD_ALIAS',
    'text that begins with * or & must be in quotes; *name needs an anchor &name before it',
  ],
  ['BAD_DIRECTIVE', 'a line that begins with % is a directive; put other text in quotes'],
  ['BAD_DQ_ESCAPE', 'unknown escape sequence; write a backslash as \\\\, or use single quotes'],
  ['BAD_INDENT', 'the indentation of this line is wrong, or a closing } or ] is missing'],
  ['BAD_MERGE', 'the value of a merge key (<<) must be an object or a list of objects'],
  ['BAD_SCALAR_START', 'text that begins with @, %, a backtick, | or > must be in quotes'],
  [
    'BLOCK_AS_IMPLICIT_KEY',
    'a ": " or "? " is not allowed here; put the text in quotes, or check the indentation',
  ],
  ['BLOCK_IN_FLOW', 'write commas between the fields or items in { } and [ ], and omit "- "'],
  ['DEFECT', 'the parser cannot read this text'],
  ['KEY_OVER_1024_CHARS', 'a name can have at most 1024 characters'],
  [
    'MISSING_CHAR',
    'a character is missing: a comma, a closing } or ], a colon with a blank, or the "- " of an item',
  ],
  [
    'MULTILINE_IMPLICIT_KEY',
    'this line must have the form "name: value" or "- item", with a blank after ":" or "-"',
  ],
  ['OPEN_QUOTE', 'the closing quote of this text is missing'],
  ['TAB_AS_INDENT', 'indent with spaces instead of tabs'],
  [
    'TAG_RESOLVE_FAILED',
    'text that begins with ! is read as a tag; remove the tag, or put the text in quotes',
  ],
  [
    'TEMPLATE',
    'text with {{ }} or ${ } must be in quotes; if a program fills in the template, check its output',
  ],
  ['TOO_DEEP', `objects and lists are nested more than ${maxDepth} levels deep`],
  ['TOO_MANY_VALUES', `aliases and merge keys (<<) repeat more than ${maxAdded} values`],
])
