// Texts about a field, for Markdown and HTML. Backticks mark code.
import type { Unit } from '../src/schema/in-words.ts'
import type { Form } from './fields.ts'

const unitNames: { readonly [Name in Unit]: string } = {
  min: 'minutes',
  s: 'seconds',
  ms: 'milliseconds',
  '%': 'percent',
}

/** Returns the bounds, unit, format and pattern of a value in words. */
export function boundsAndFormat({ bounds, unit, format, pattern, examples: [example] }: Form): string {
  const inUnit = unit === undefined ? '' : `in ${unitNames[unit]}`
  return [
    bounds === '' ? inUnit : withUnit(bounds, unit),
    format === undefined ? '' : `format \`${format}\``,
    pattern === undefined ? '' : patternInWords(pattern, example),
  ]
    .filter((part) => part !== '')
    .join('; ')
}

/** Returns a pattern, or instead an example if there is one, because few readers know regular expressions. */
const patternInWords = (pattern: string, example: string | undefined): string =>
  example === undefined ? `pattern \`${pattern}\`` : `form \`${example.replaceAll(/^"|"$/g, '')}\``

export const defaultValue = (form: Form): string =>
  form.default === undefined ? '' : withUnit(`\`${form.default}\``, form.unit)

const withUnit = (value: string, unit: Unit | undefined): string => (unit === undefined ? value : `${value} ${unit}`)

/** Returns the examples to show: none for a pattern, because `patternInWords` shows its example. */
export const shownExamples = ({ pattern, examples }: Form): readonly string[] => (pattern === undefined ? examples : [])
