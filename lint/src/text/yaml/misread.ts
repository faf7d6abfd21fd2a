import type { LocatedValue, ParsedText } from '../located.ts'

/** What people write in YAML that means something else, with the words for it. */
export interface Misread {
  readonly reason: string
  readonly message: string
}

/**
 * Returns what a value was probably meant to be, where the parser accepts it as something else:
 * `-edge` is a text, `{{ name }}` an object, `&name` an anchor without a value.
 *
 * @param value A value that has the wrong type.
 */
export function misread(value: LocatedValue, { text, language }: ParsedText): Misread | undefined {
  if (language !== 'yaml') return undefined
  const source = text.slice(value.start, Math.min(value.end, value.start + 200))
  if (value.form === 'flow' && source.startsWith('{{')) return words.template
  if (value.form === 'empty') return hasAnchorBefore(text, value.start) ? words.anchor : undefined
  if (value.form !== 'plain' || typeof value.value !== 'string') return undefined
  if (/^-[^\s-]/.test(source)) return words.dash
  return /^[\w.-]+:[^\s/]/.test(source) ? words.colon : undefined
}

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
  template: {
    reason: 'TEMPLATE',
    message: 'Text with {{ }} is read as an object. Put it in quotes.',
  },
  anchor: {
    reason: 'ANCHOR',
    message: 'Text that begins with & is read as an anchor. Put it in quotes.',
  },
} as const satisfies Record<string, Misread>
