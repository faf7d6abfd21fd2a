import type { LocatedValue, ParsedText } from '../located.ts'

/** What people write in YAML that means something else, with the words for it. */
export interface Misread {
  readonly reason: string
  readonly message: string
}

/** What the contract says about a place. */
export interface Expected {
  /** The JSON types that are accepted there. */
  readonly types: readonly unknown[]
  /** Returns whether an object with a field of a name is accepted there. */
  readonly hasField: (name: string) => boolean
}

/**
 * Returns what a value was probably meant to be, where the parser accepts it as something else:
 * `-edge` is a text, `{{ name }}` an object, `&name` an anchor without a value.
 *
 * @param value A value that has the wrong type.
 */
export function misread(
  value: LocatedValue,
  { text, language }: ParsedText,
  expected: Expected,
): Misread | undefined {
  if (language !== 'yaml') return undefined
  const source = text.slice(value.start, Math.min(value.end, value.start + 200))
  if (value.form === 'flow' && source.startsWith('{{')) return words.template
  if (value.form === 'empty') return hasAnchorBefore(text, value.start) ? words.anchor : undefined
  if (isPair(value, source)) return expected.types.includes('string') ? words.pair : undefined
  if (value.form !== 'plain' || typeof value.value !== 'string') return undefined
  return /^-[^\s-]/.test(source) ? words.dash : misreadColon(source, expected)
}

/** Returns what a colon without a blank was probably meant to be. */
function misreadColon(source: string, { types, hasField }: Expected): Misread | undefined {
  const [, name] = /^([\w.-]+):[^\s/]/.exec(source) ?? []
  if (name === undefined) return undefined
  if (hasField(name)) return words.colon
  return types.includes('array') ? words.text : undefined
}

/** Returns whether a value is one field in one line without braces, such as `env: prod`. */
const isPair = ({ fields }: LocatedValue, source: string): boolean =>
  fields.size === 1 && /^[\w.-]+:[ \t]+[^\s{[|>][^\r\n]*$/.test(source)

/** Returns whether an anchor is all that stands behind the colon at an offset. */
const hasAnchorBefore = (text: string, offset: number): boolean =>
  /^[ \t]*&/.test(text.slice(offset, offset + 20))

const words = {
  dash: {
    reason: 'NO_BLANK_AFTER_DASH',
    message: 'This is read as text, not as a list. Write a blank after the "-" of each item.',
  },
  colon: {
    reason: 'NO_BLANK_AFTER_COLON',
    message: 'This is read as text, not as a field. Write a blank after the colon.',
  },
  text: {
    reason: 'COLON_IN_TEXT',
    message: 'This is read as one text, with the colon. Put each item in quotes, in a list.',
  },
  pair: {
    reason: 'COLON_IN_TEXT',
    message: 'Text with a colon and a blank is read as an object. Put it in quotes.',
  },
  template: {
    reason: 'TEMPLATE',
    message: 'Text with {{ }} is read as an object. Put it in quotes.',
  },
  anchor: {
    reason: 'ANCHOR',
    message: 'Text that begins with & is read as an anchor. Put it in quotes.',
  },
} as const satisfies Record<string, Misread>
