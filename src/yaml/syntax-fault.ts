export interface Offsets {
  readonly start: number
  readonly end: number
}

/** An invalid part of a YAML document. */
export interface YamlFault extends Offsets {
  /** An error code that the package `yaml` defines. */
  readonly reason: string
  /** The error message of the package `yaml`, if that package found the fault. It can quote the text. */
  readonly parserMessage?: string
}

/** Maximum depth of nested objects and lists. */
export const maxDepth = 200

/** Returns the message about a fault. It does not quote the text. */
export function faultMessage({ reason, parserMessage = '' }: YamlFault): string {
  const error = `${reason} ${parserMessage}`
  const found = details.find(([pattern]) => pattern.test(error))
  return `Invalid YAML: ${found?.[1] ?? 'this is not allowed here; remove it, or put the text in quotes'}.`
}

/** The details of errors, by code and message of the package `yaml`. The first match counts. */
const details: readonly (readonly [pattern: RegExp, detail: string])[] = [
  [/^ALIAS_PROPS/, 'an alias cannot have an anchor or a tag'],
  [/^BAD_ALIAS/, 'an alias (*name) needs an earlier anchor (&name); other text that starts with * must be in quotes'],
  [/^BAD_COLLECTION_TYPE/, 'the value of a merge key (<<) must be an object or a list of objects'],
  [/^BAD_DQ_ESCAPE/, 'unknown escape sequence; write a backslash as \\\\, or use single quotes'],
  [/^BAD_INDENT All/, 'this line must start in the same column as the fields or items before it'],
  [/^(BAD_INDENT|MISSING_CHAR) Flow/, 'the closing } or ] is missing, or must be indented more'],
  [/^BAD_INDENT/, 'text after | or > must be indented more than the line with its field'],
  [/^BAD_SCALAR_START/, 'text that starts with this character must be in quotes'],
  [/^BLOCK_AS_IMPLICIT_KEY A block seq/, 'a list item is not allowed here; check the indentation of this line'],
  [/^BLOCK_AS_IMPLICIT_KEY/, 'a ": " is not allowed here; put the text in quotes, or check the indentation'],
  [/^BLOCK_IN_FLOW/, 'inside { } and [ ], write fields as "name: value" and items without "- ", separated by commas'],
  [/^MISSING_CHAR Missing closing/, 'the closing quote is missing'],
  [/^MISSING_CHAR Missing ,/, 'a comma is missing at this position'],
  [/^(MISSING_CHAR Implicit|MULTILINE_)/, 'this line must have the form "name: value", with a space after the colon'],
  [/^MISSING_CHAR Sequence/, 'each item of a list must start with "- "'],
  [/^MISSING_CHAR/, 'a space or a line break is missing here'],
  [/^RESOURCE_EXHAUSTION/, `values are nested more than ${maxDepth} levels deep, or aliases repeat too much`],
  [/^TAB_AS_INDENT/, 'indent with spaces instead of tabs'],
  [/^TAG_RESOLVE_FAILED/, 'text that starts with ! is read as a YAML tag; remove this tag, or put the text in quotes'],
  [/^UNEXPECTED_TOKEN Unexpected \S+ at node/, 'text after a value; put the value in quotes, or check the indentation'],
  [/^UNEXPECTED_TOKEN Unexpected flow-\w+-end/, 'this bracket closes nothing; remove it, or put the text in quotes'],
  [/^UNEXPECTED_TOKEN Unexpected ,/, 'a comma must follow a value'],
  [/^UNEXPECTED_TOKEN Unexpected \S+ on same line/, 'the first "- " of a list must be on a new line'],
  [/^UNEXPECTED_TOKEN (Not a|Block scalar)/, 'text after | or > must start on the next line'],
]
