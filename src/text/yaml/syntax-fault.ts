import { maxDepth } from '../located.ts'

/** Returns the message about an error of the package `yaml`, by its code and detail. It does not quote the text. */
export function faultMessage(reason: string, detail: string): string {
  const found = details.find(([pattern]) => pattern.test(`${reason} ${detail}`))
  return `Invalid YAML: ${found?.[1] ?? 'this is not allowed here; remove it, or put the text in quotes'}.`
}

/** The details of errors, by code and message of the package `yaml`. The first match counts. */
const details: readonly (readonly [pattern: RegExp, detail: string])[] = [
  [/Block collections/, 'in { } and [ ], write commas between fields or items, omit "- ", and close each quote'],
  [/^ALIAS_PROPS/, 'an alias cannot have an anchor or a tag'],
  [
    /^BAD_ALIAS/,
    'quote text that starts with & or *; *name needs an earlier anchor &name in the same document, not around it',
  ],
  [/^BAD_COLLECTION_TYPE/, 'the value of a merge key (<<) must be an object or a list of objects'],
  [/^BAD_DQ_ESCAPE/, 'unknown escape sequence; write a backslash as \\\\, or use single quotes'],
  [/^BAD_INDENT All/, 'this line must start in the same column as the fields or items before it'],
  [/^(BAD_INDENT|MISSING_CHAR) Flow/, 'the closing } or ] is missing, or this line must be indented more, with spaces'],
  [/^BAD_INDENT/, 'text after | or > must be indented more than the line with its field, with spaces'],
  [/^BAD_SCALAR_START/, 'text that starts with this character must be in quotes'],
  [/^BLOCK_AS_IMPLICIT_KEY A block seq/, 'a list item is not allowed here; check the indentation of this line'],
  [/^BLOCK_AS_IMPLICIT_KEY/, 'a ": " or "? " is not allowed here; put the text in quotes, or check the indentation'],
  [/^KEY_OVER/, 'a name can have at most 1024 characters'],
  [/^MISSING_CHAR Missing closing/, 'the closing quote is missing'],
  [/^MISSING_CHAR Missing ,/, 'a comma, or a colon after a name, is missing here'],
  [/^(MISSING_CHAR Implicit|MULTILINE_)/, 'this line must have the form "name: value", with a space after the colon'],
  [/^MISSING_CHAR Sequence/, 'start each item of a list with "- ", or indent this line like the fields above it'],
  [/^MISSING_CHAR Block/, 'the empty lines before this text must not have more spaces than the text'],
  [/^MISSING_CHAR Missing dir/, 'after lines that start with %, write a line "---"'],
  [/^MISSING_CHAR/, 'a space or a line break is missing here'],
  [/^IMPOSSIBLE/, 'the package yaml cannot read this text'],
  [/^RESOURCE_EXHAUSTION aliases/, 'aliases repeat too much'],
  [/^RESOURCE_EXHAUSTION keys/, 'objects or lists as names are too long'],
  [/^RESOURCE_EXHAUSTION/, `values are nested more than ${maxDepth} levels deep`],
  [/^TAB_AS_INDENT/, 'indent with spaces instead of tabs'],
  [/^TAG_RESOLVE_FAILED/, 'text that starts with ! is read as a YAML tag; remove this tag, or put the text in quotes'],
  [/^UNEXPECTED_TOKEN Unexpected \S+ at node/, 'text after a value; put all of it in quotes, or check the indentation'],
  [/^UNEXPECTED_TOKEN Unexpected flow-\w+-end/, 'this bracket closes nothing; remove it, or put the text in quotes'],
  [/^UNEXPECTED_TOKEN Unexpected ,/, 'a comma must follow a value'],
  [/^UNEXPECTED_TOKEN Unexpected \S+ on same line/, 'the first "- " of a list must be on a new line'],
  [/^UNEXPECTED_TOKEN (Not a|Block scalar)/, 'text after | or > must start on the next line'],
]
