import { ownProperties } from '../values/own-properties.ts'

export interface Offsets {
  readonly start: number
  readonly end: number
}

/** An invalid part of a YAML document. */
export interface YamlFault extends Offsets {
  /** The error code of the package `yaml`. */
  readonly reason: string
}

/** Maximum depth of nested objects and lists. */
export const maxDepth = 200

/** Returns the message about a fault, without the parser's message, which quotes the text. */
export const faultMessage = ({ reason }: YamlFault): string =>
  `Invalid YAML: ${details[reason] ?? 'unexpected text, perhaps after a bracket or quote that is not closed'}.`

const details: Readonly<Record<string, string>> = /* @__PURE__ */ ownProperties({
  ALIAS_PROPS: 'an alias cannot have an anchor or a tag',
  BAD_ALIAS: 'an alias (*name) needs an earlier anchor (&name); other text that starts with * must be in quotes',
  BAD_COLLECTION_TYPE: 'the value of a merge key (<<) must be an object or a list of objects',
  BAD_DQ_ESCAPE: 'unknown escape sequence; write a backslash as \\\\, or use single quotes',
  BAD_INDENT: 'wrong indentation, or a closing bracket is missing',
  BAD_SCALAR_START: 'text that starts with this character must be in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'a second ": " in a line; put each field on a line of its own, and text with ": " in quotes',
  MISSING_CHAR: 'a character is missing, such as a colon, a comma, a space or a closing quote',
  MULTILINE_IMPLICIT_KEY: 'a key must be on one line, with a colon and a space after it',
  RESOURCE_EXHAUSTION: `values are nested more than ${maxDepth} levels deep, or aliases repeat too much`,
  TAB_AS_INDENT: 'indent with spaces instead of tabs',
  TAG_RESOLVE_FAILED: 'the word that starts with ! is no YAML tag for this value; remove it, or put the text in quotes',
})
