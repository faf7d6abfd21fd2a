import { alternatives, unitOf, type Unit } from '../schema/in-words.ts'
import { type JsonSchema, typesIn } from '../schema/json-schema.ts'
import { jsonTypeOf } from '../schema/json-type.ts'
import type { AnyIssueContent, MessageText } from './draft.ts'
import { suggestValue } from './suggestion.ts'

/**
 * Returns a function that returns the part of a value on which the content of an issue depends: its type, the
 * suggestion for it, or whether it is a date that does not exist. Undefined if the content is the same for every
 * value.
 */
export function variantsOf(keyword: string, schema: JsonSchema): ((value: unknown) => string) | undefined {
  const { enum: allowed = [], format } = schema
  if (keyword === 'type') return jsonTypeOf
  if (keyword === 'enum') return (value) => suggestValue(allowed, value) ?? ''
  const form = keyword === 'format' && format !== undefined ? forms[format].form : undefined
  return form && ((value) => (form.test(String(value)) ? 'nonexistent' : ''))
}

/** The variant of a wrong type where a whole value is JSON text. */
export const jsonText = 'JSON text'

/** Returns whether a string looks like the JSON text of an object or a list. */
export const isJsonText = (value: unknown): boolean => typeof value === 'string' && /^\s*[[{]/.test(value)

/**
 * Returns the code, params and message of an issue about a keyword of a schema.
 *
 * @param params The params of Ajv's error.
 * @param variant The result of a function of `variantsOf`.
 * @param isAccepted Whether the value is accepted, because the issue is only a warning.
 */
export function keywordContent(
  keyword: string,
  schema: JsonSchema,
  params: Readonly<Record<string, unknown>>,
  variant: string,
  isAccepted: boolean,
): AnyIssueContent {
  const words = wordsOf.get(keyword)
  if (words !== undefined) {
    const content = { code: keyword, ...words(schema, variant, params) }
    return isAccepted && keyword === 'enum' ? { ...content, message: 'is not known to this version.' } : content
  }
  const rule: unknown = Reflect.get(schema, keyword)
  const shown = isScalar(rule) ? `: ${String(rule)}` : ''
  return { code: keyword, params, message: `is invalid (${keyword}${shown}).` }
}

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)

export const hasWords = (keyword: string): boolean => wordsOf.has(keyword)

type Words = (
  schema: JsonSchema,
  variant: string,
  params: Readonly<Record<string, unknown>>,
) => { readonly params: object; readonly message: MessageText }

const bound =
  (keyword: 'minimum' | 'maximum' | 'exclusiveMinimum', words: string): Words =>
  (schema) => {
    const { [keyword]: limit = 0 } = schema
    const unit = unitOf(schema)
    return {
      params: { [keyword]: limit, ...(unit && { unit }) },
      message: `must be ${words} ${limit}${unit ? ` ${unit}` : ''}.`,
    }
  }

const size =
  (keyword: 'minLength' | 'maxLength' | 'maxItems', words: string, noun: string): Words =>
  ({ [keyword]: limit = 0 }) => ({
    params: { [keyword]: limit },
    message: `must have ${words} ${limit} ${noun}${limit === 1 ? '' : 's'}.`,
  })

/** The words of each keyword. A keyword without words has a general message. */
const words: Readonly<Record<string, Words>> = {
  type: wrongType,
  required: (_schema, _variant, { missingProperty }) => ({
    params: { missing: missingProperty },
    message: 'is missing.',
  }),
  enum(schema, suggestion) {
    const { enum: allowed = [] } = schema
    const unit = unitOf(schema)
    return {
      params: { allowed, ...(unit && { unit }), ...(suggestion !== '' && { suggestion }) },
      message:
        suggestion === ''
          ? `must be ${allowedValues(allowed, unit)}.`
          : `is not one of the allowed values. Did you mean "${suggestion}"?`,
    }
  },
  minimum: /* @__PURE__ */ bound('minimum', 'at least'),
  exclusiveMinimum: /* @__PURE__ */ bound('exclusiveMinimum', 'greater than'),
  maximum: /* @__PURE__ */ bound('maximum', 'at most'),
  minLength: /* @__PURE__ */ size('minLength', 'at least', 'character'),
  maxLength: /* @__PURE__ */ size('maxLength', 'at most', 'character'),
  maxItems: /* @__PURE__ */ size('maxItems', 'at most', 'item'),
  pattern: ({ pattern, examples = [] }) =>
    examples.length === 0
      ? { params: { pattern }, message: 'has the wrong form.' }
      : { params: { pattern, example: String(examples[0]) }, message: `must look like ${alternatives(examples)}.` },
  format({ format = 'date' }, variant) {
    const { words } = forms[format]
    return variant === 'nonexistent'
      ? { params: { format, nonexistent: true }, message: `must be an existing ${words}.` }
      : { params: { format }, message: `must be a ${words}.` }
  },
}

const wordsOf: ReadonlyMap<string, Words> = /* @__PURE__ */ new Map(/* @__PURE__ */ Object.entries(words))

/** Returns the content for a value of a wrong type. If the schema has `enum`, it lists the allowed values. */
function wrongType(schema: JsonSchema, variant: string): ReturnType<Words> {
  const { enum: allowed } = schema
  const expected = typesIn(schema)
  const unit = unitOf(schema)
  const names = expected.map(
    (name) => (typeWords[name] ?? name) + (unit && name !== 'null' ? ` in ${unitWords[unit]}` : ''),
  )
  const wanted = allowed === undefined ? names.join(' or ') : allowedValues(allowed, unit)
  const received = variant === jsonText ? 'string' : variant
  const advice = variant === jsonText ? ' Parse the JSON first.' : ''
  const isShown = received !== 'none' && !(received === 'number' && expected.includes('integer')) && !allowed
  const actual = isShown ? `, not ${received === 'boolean' ? 'a boolean' : (typeWords[received] ?? received)}` : ''
  return {
    params: { expected, received, ...(allowed && { allowed }), ...(unit && { unit }) },
    message: (label, isWhole) => `${isWhole ? 'Expected' : `${label} must be`} ${wanted}${actual}.${advice}`,
  }
}

const typeWords: Readonly<Record<string, string | undefined>> = {
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

const unitWords = { ms: 'milliseconds', s: 'seconds', min: 'minutes', '%': 'percent' }

interface Form {
  /** Matches strings in the form, even if the date or time does not exist. */
  readonly form: RegExp | undefined
  readonly words: string
}

/** The words of each format. */
const forms: Readonly<Record<NonNullable<JsonSchema['format']>, Form>> = {
  date: { form: /^\d{4}-\d\d-\d\d$/, words: 'date in the form YYYY-MM-DD' },
  'date-time': {
    form: /^\d{4}-\d\d-\d\dt\d\d:\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d\d:\d\d)$/i,
    words: 'date and time in the form YYYY-MM-DDThh:mm:ssZ, or with an offset such as +01:00',
  },
  uuid: { form: undefined, words: 'UUID: 32 hexadecimal digits in groups of 8-4-4-4-12' },
}
