import { alternatives, counted, unitOf, type Unit, unitWords } from '../schema/in-words.ts'
import { type JsonSchema, typesIn } from '../schema/json-schema.ts'
import { jsonTypeOf, type ReceivedType } from '../schema/json-type.ts'
import { memoize } from '../schema/memoize.ts'
import { deepFrozen, ownProperties } from '../schema/own-properties.ts'
import type { AnyIssueContent, MessageText } from './create-issue.ts'
import type { KeywordParams, Severity } from './issue.ts'
import { suggestValue } from './suggestion.ts'

/**
 * The content of the issues about a keyword of a schema; a function if it depends on the value. Values with the same
 * content share it. `isWhole` is true for a whole body, which can be JSON text by mistake.
 */
export type KeywordContent =
  AnyIssueContent | ((value: unknown, severity: Severity, isWhole: boolean, params: AjvParams) => AnyIssueContent)

/** Returns the content of issues about a keyword of a schema, given the params of the first error. */
export const keywordContent = (keyword: string, schema: JsonSchema, params: AjvParams): KeywordContent =>
  (words[keyword] ?? general(keyword))(schema, params)

/** The words of a keyword without words of its own. */
const general =
  (keyword: string): Words =>
  (schema) => {
    const limit: unknown = Reflect.get(schema, keyword)
    const shown = /object/.test(typeof limit) ? '' : `: ${String(limit)}`
    return (_value, _severity, _isWhole, params) => content(keyword, params, `is invalid (${keyword}${shown}).`)
  }

/** The params of an error of Ajv. */
type AjvParams = Readonly<Record<string, unknown>>

const content = (code: string, params: object, message: MessageText): AnyIssueContent =>
  deepFrozen({ code, params, message })

type Words = (schema: JsonSchema, params: AjvParams) => KeywordContent

const missing =
  (keyword: string): Words =>
  (_schema, { missingProperty }) =>
    content(keyword, { missing: missingProperty }, 'is missing.')

const bound =
  (keyword: 'minimum' | 'maximum' | 'exclusiveMinimum', words: string): Words =>
  (schema) => {
    const { [keyword]: limit = 0 } = schema
    const unit = unitOf(schema)
    const params = { [keyword]: limit, ...(unit && { unit }) }
    return content(keyword, params, `must be ${words} ${limit}${unit ? ` ${unit}` : ''}.`)
  }

const size =
  (keyword: 'minLength' | 'maxLength' | 'maxItems', words: string, noun: string): Words =>
  ({ [keyword]: limit = 0 }) =>
    content(keyword, { [keyword]: limit }, `must have ${words} ${counted(limit, noun)}.`)

/** The words of each keyword. A keyword without words has a general message. */
const words: Readonly<Record<string, Words>> = /* @__PURE__ */ ownProperties({
  type(schema: JsonSchema) {
    const ofType = memoize((received: ReceivedType | typeof jsonText) => wrongType(schema, received))
    return (value, _severity, isWhole) => ofType(isWhole && isJsonText(value) ? jsonText : jsonTypeOf(value))
  },
  required: /* @__PURE__ */ missing('required'),
  dependentRequired: /* @__PURE__ */ missing('dependentRequired'),
  enum(schema: JsonSchema) {
    const { enum: allowed = [] } = schema
    const unit = unitOf(schema)
    const ofSuggestion = memoize((suggestion: string | undefined) => {
      const params = { allowed, ...(unit && { unit }), ...(suggestion !== undefined && { suggestion }) }
      const message =
        suggestion === undefined
          ? `must be ${allowedValues(allowed, unit)}.`
          : `is not one of the allowed values. Did you mean "${suggestion}"?`
      return {
        error: content('enum', params, message),
        // The value is accepted, because a newer service may have more values.
        warning: content('enum', params, 'is not known to this version.'),
      }
    })
    return (value, severity) => ofSuggestion(suggestValue(schema, value))[severity]
  },
  minimum: /* @__PURE__ */ bound('minimum', 'at least'),
  exclusiveMinimum: /* @__PURE__ */ bound('exclusiveMinimum', 'greater than'),
  maximum: /* @__PURE__ */ bound('maximum', 'at most'),
  minLength: /* @__PURE__ */ size('minLength', 'at least', 'character'),
  maxLength: /* @__PURE__ */ size('maxLength', 'at most', 'character'),
  maxItems: /* @__PURE__ */ size('maxItems', 'at most', 'item'),
  pattern: ({ pattern, examples = [] }: JsonSchema) =>
    examples.length === 0
      ? content('pattern', { pattern }, 'has the wrong form.')
      : content('pattern', { pattern, example: String(examples[0]) }, `must look like ${alternatives(examples)}.`),
  format({ format = 'date' }: JsonSchema) {
    const { shape, words } = formatWords[format]
    const invalid = content('format', { format }, `must be a ${words}.`)
    const nonexistent = content('format', { format, nonexistent: true }, `must be an existing ${words}.`)
    return (value) => (shape?.test(String(value)) ? nonexistent : invalid)
  },
} satisfies Readonly<Record<keyof KeywordParams, Words>>)

/** A whole value that is JSON text instead of an object or a list. */
const jsonText = 'JSON text'

const isJsonText = (value: unknown): boolean => typeof value === 'string' && /^\s*[[{]/.test(value)

/** Returns the content for a value of a wrong type. If the schema has `enum`, it lists the allowed values. */
function wrongType(schema: JsonSchema, given: ReceivedType | typeof jsonText): AnyIssueContent {
  const { enum: allowed } = schema
  const expected = typesIn(schema)
  const unit = unitOf(schema)
  const names = expected.map((name) => typeWords[name] + (unit && name !== 'null' ? ` in ${unitWords[unit]}` : ''))
  const wanted = allowed === undefined ? names.join(' or ') : allowedValues(allowed, unit)
  const [received, advice] =
    given === jsonText ? (['string', ' Parse the JSON first.'] as const) : ([given, ''] as const)
  const isShown = received !== 'none' && !(received === 'number' && expected.includes('integer')) && !allowed
  const actual = isShown ? `, not ${received === 'boolean' ? 'a boolean' : typeWords[received]}` : ''
  const text = `${wanted}${actual}.${advice}`
  return content(
    'type',
    { expected, received, ...(allowed && { allowed }), ...(unit && { unit }) },
    (label, isWhole) => (isWhole ? `Expected ${text}` : `${label} must be ${text}`),
  )
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

/** Returns the allowed values with their unit, if any: `0, 1 or 2 minutes`. */
const allowedValues = (allowed: readonly unknown[], unit: Unit | undefined): string =>
  alternatives(allowed) + (unit ? ` ${unitWords[unit]}` : '')

/** The words of each format, and the shape of strings whose date or time may not exist. */
const formatWords: Readonly<
  Record<NonNullable<JsonSchema['format']>, { readonly shape: RegExp | undefined; readonly words: string }>
> = {
  date: { shape: /^\d{4}-\d\d-\d\d$/, words: 'date in the form YYYY-MM-DD' },
  'date-time': {
    shape: /^\d{4}-\d\d-\d\dt\d\d:\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d\d:\d\d)$/i,
    words: 'date and time in the form YYYY-MM-DDThh:mm:ssZ, or with an offset such as +01:00',
  },
  uuid: { shape: undefined, words: 'UUID: 32 hexadecimal digits in groups of 8-4-4-4-12' },
}
