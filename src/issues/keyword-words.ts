import { alternatives, counted, unitWords, type Unit } from '../schema/in-words.ts'
import { jsonTypeOf } from '../schema/json-type.ts'
import { memoizeObject } from '../schema/memoize.ts'
import type { AnyIssue, AnyWrite, IssueWith, Write } from './issue.ts'
import type { KeywordParams, ValueForm } from './keyword-params.ts'

/**
 * The English messages of keywords. Each is written from the issue and the names of paths alone.
 */
export const keywordWords: {
  readonly [Code in keyof KeywordParams]: Write<IssueWith<Code, KeywordParams[Code]>>
} = {
  type: (issue, name) => {
    const { path, params } = issue
    const start = path.length === 0 ? 'Expected' : `${name(path)} must be`
    const advice = params.jsonText === true ? ' Parse the JSON first.' : ''
    return `${start} ${expectedWords(params)}${receivedWords(params)}.${advice}`
  },
  required: ({ path }, name) => `${name(path)} is missing.`,
  enum: ({ path, severity, params: { allowed, unit, suggestion } }, name) => {
    // As a warning the value is accepted, because a newer service may have more values.
    if (severity === 'warning') return `${name(path)} is not known to this version.`
    return suggestion === undefined
      ? `${name(path)} must be ${allowedWords(allowed, unit)}.`
      : `${name(path)} is not one of the allowed values. Did you mean "${suggestion}"?`
  },
  minimum: ({ path, params: { minimum, unit } }, name) =>
    `${name(path)} must be at least ${withUnit(minimum, unit)}.`,
  exclusiveMinimum: ({ path, params: { exclusiveMinimum, unit } }, name) =>
    `${name(path)} must be greater than ${withUnit(exclusiveMinimum, unit)}.`,
  maximum: ({ path, params: { maximum, unit } }, name) =>
    `${name(path)} must be at most ${withUnit(maximum, unit)}.`,
  minLength: ({ path, params: { minLength } }, name) =>
    `${name(path)} must have at least ${counted(minLength, 'character')}.`,
  maxLength: ({ path, params: { maxLength } }, name) =>
    `${name(path)} must have at most ${counted(maxLength, 'character')}.`,
  maxItems: ({ path, params: { maxItems } }, name) =>
    `${name(path)} must have at most ${counted(maxItems, 'item')}.`,
  pattern: ({ path, params: { example } }, name) =>
    example === undefined
      ? `${name(path)} has the wrong form.`
      : `${name(path)} must look like ${JSON.stringify(example)}.`,
  format: ({ path, params: { format, nonexistent } }, name) =>
    `${name(path)} must be ${nonexistent === true ? 'an existing' : 'a'} ${formatWords[format]}.`,
}

/**
 * Writes the English message of a keyword without words of its own: `… is invalid (multipleOf: 5).`
 */
export const writeOtherKeyword: AnyWrite = ({ path, code, params }: AnyIssue, name) => {
  const limit = Object.hasOwn(params, code) ? `: ${String(params[code])}` : ''
  return `${name(path)} is invalid (${code}${limit}).`
}

const withUnit = (number: number, unit: Unit | undefined): string =>
  unit === undefined ? String(number) : `${number} ${unit}`

/** Returns the allowed values with their unit, if any: `0, 1 or 2 minutes`. */
const allowedWords = (allowed: readonly unknown[], unit: Unit | undefined): string =>
  unit === undefined ? listWords(allowed) : `${listWords(allowed)} ${unitWords[unit]}`

/**
 * Returns allowed values as a phrase, made once for each list: this takes as long as the rest of an
 * issue.
 */
const listWords = /* @__PURE__ */ memoizeObject(alternatives)

type TypeParams = KeywordParams['type']

function expectedWords({ expected, allowed, unit, form }: TypeParams): string {
  if (form !== undefined && form !== 'parameter') return formWords[form]
  if (allowed !== undefined) return allowedWords(allowed, unit)
  const names = expected.map((name) => {
    const words = typeWords[name]
    return unit === undefined || name === 'null' ? words : `${words} in ${unitWords[unit]}`
  })
  const example = form === 'parameter' ? parameterExamples.get(names.join()) : undefined
  return names.join(' or ') + (example === undefined ? '' : `, such as ${example}`)
}

/** Returns what was received: only where that is another type than those of the expected values. */
function receivedWords({ expected, allowed, received, form }: TypeParams): string {
  if (form !== undefined || received === 'none') return ''
  if (received === 'number' && expected.includes('integer')) return ''
  if (allowed?.some((value) => jsonTypeOf(value) === received) === true) return ''
  return `, not ${received === 'boolean' ? 'a boolean' : typeWords[received]}`
}

const typeWords = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  object: 'an object',
  array: 'an array',
}

/** An example of the spelling of a parameter, by the words of its type. */
const parameterExamples: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['a whole number', '20'],
  ['a number', '2'],
])

const formWords: { readonly [Form in Exclude<ValueForm, 'parameter'>]: string } = {
  params: 'an object with the path parameters',
  query: 'a query string, a URLSearchParams object or a plain object with the parameters',
  headers: 'a Headers object or a plain object with the headers',
  request: 'an object with the parts of a request',
}

const formatWords = {
  date: 'date in the form YYYY-MM-DD',
  'date-time': 'date and time in the form YYYY-MM-DDThh:mm:ssZ, or with an offset such as +01:00',
  uuid: 'UUID: 32 hexadecimal digits in groups of 8-4-4-4-12',
}
