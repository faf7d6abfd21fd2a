import { unitOf, type Unit } from '../schema/in-words.ts'
import { typesIn, type JsonSchema, type JsonTypeName } from '../schema/json-schema.ts'
import { jsonTypeOf, type ReceivedType } from '../schema/json-type.ts'
import { deepFrozen } from '../schema/own-properties.ts'
import type { Params } from './finding.ts'
import { suggestValue } from './suggestion.ts'

/** The unit of the field, if it has one. */
export type WithUnit = { readonly unit?: Unit }

/** A value that a field can have. */
export type AllowedValue = string | number | boolean | null

/** The params of the issue of each keyword with words of its own. */
export interface KeywordParams {
  readonly type: WithUnit & {
    readonly expected: readonly JsonTypeName[]
    readonly received: ReceivedType
    /** The allowed values of a field that lists them. */
    readonly allowed?: readonly AllowedValue[]
    /** Whether the received string is probably JSON text that was not parsed. */
    readonly jsonText?: true
    /** What a parameter, or a whole part of a request, must look like. */
    readonly form?: ValueForm
  }
  readonly required: { readonly missing: string }
  readonly enum: WithUnit & {
    readonly allowed: readonly AllowedValue[]
    /** The allowed value that was probably meant. */
    readonly suggestion?: string
  }
  readonly minimum: WithUnit & { readonly minimum: number }
  readonly exclusiveMinimum: WithUnit & { readonly exclusiveMinimum: number }
  readonly maximum: WithUnit & { readonly maximum: number }
  readonly minLength: { readonly minLength: number }
  readonly maxLength: { readonly maxLength: number }
  readonly maxItems: { readonly maxItems: number }
  readonly pattern: {
    readonly pattern: string
    /** A string that matches the pattern, if the schema has one. */
    readonly example?: string
  }
  readonly format: {
    readonly format: 'date' | 'date-time' | 'uuid'
    /**
     * Whether the string has the form, but its date or time does not exist, such as 30 February.
     */
    readonly nonexistent?: true
  }
}

/** A parameter in JSON spelling, or the accepted forms of a part of a request or of a request. */
export type ValueForm = 'parameter' | 'params' | 'query' | 'headers' | 'request'

/**
 * Returns the params of a finding about a value. They state everything that a message says, and
 * never text of the value.
 */
export type ParamsOf = (value: unknown, ajvParams: Params) => Params

/**
 * Returns a function that returns the params of findings about a keyword of a schema. What depends
 * on the schema alone is made once and shared by all findings.
 *
 * @param isWhole Whether the schema is that of the whole value, not of a field.
 */
export function paramsOfKeyword(keyword: string, schema: JsonSchema, isWhole: boolean): ParamsOf {
  const maker = makers.get(keyword)
  return maker === undefined ? otherParams(keyword, schema) : maker(schema, isWhole)
}

const unitIn = (schema: JsonSchema): WithUnit => {
  const unit = unitOf(schema)
  return unit === undefined ? {} : { unit }
}

/** Returns a function that always returns the same params. */
const constant = (params: Params): ParamsOf => {
  deepFrozen(params)
  return () => params
}

/**
 * Returns the params of a keyword without words of its own: those of Ajv, and the value of the
 * keyword.
 */
function otherParams(keyword: string, schema: JsonSchema): ParamsOf {
  const limit: unknown = Reflect.get(schema, keyword)
  const own = typeof limit === 'object' ? {} : { [keyword]: limit }
  return (_value, ajvParams) => ({ ...ajvParams, ...own })
}

const missingField: ParamsOf = (_value, { missingProperty }) => ({ missing: missingProperty })

/** Returns the params of a value of a wrong type, one for each type that was received. */
function typeParams(schema: JsonSchema, isWhole: boolean): ParamsOf {
  const { enum: allowed } = schema
  const shared = deepFrozen({
    expected: typesIn(schema),
    ...(allowed && { allowed }),
    ...unitIn(schema),
  })
  return (value) => {
    const received = jsonTypeOf(value)
    return isWhole && isJsonText(value)
      ? { ...shared, received, jsonText: true }
      : { ...shared, received }
  }
}

/** Returns whether a value in place of an object or a list is the text of one. */
const isJsonText = (value: unknown): boolean => typeof value === 'string' && /^\s*[[{]/.test(value)

function enumParams(schema: JsonSchema): ParamsOf {
  const { enum: allowed = [] } = schema
  const shared = deepFrozen({ allowed, ...unitIn(schema) })
  return (value) => {
    const suggestion = suggestValue(schema, value)
    return suggestion === undefined ? shared : { ...shared, suggestion }
  }
}

function patternParams({ pattern, examples = [] }: JsonSchema): ParamsOf {
  const [example] = examples
  return constant(example === undefined ? { pattern } : { pattern, example: String(example) })
}

function formatParams({ format = 'date' }: JsonSchema): ParamsOf {
  const shape = shapeOfFormat.get(format)
  return (value) =>
    shape?.test(String(value)) === true ? { format, nonexistent: true } : { format }
}

/** The shape of the strings of a format, whose date or time may not exist. */
const shapeOfFormat: ReadonlyMap<string, RegExp> = /* @__PURE__ */ new Map([
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['date-time', /^\d{4}-\d\d-\d\dt\d\d:\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d\d:\d\d)$/i],
])

type MakeParams = (schema: JsonSchema, isWhole: boolean) => ParamsOf

/** A keyword such as `multipleOf` is not listed: its params are those of Ajv. */
const makers: ReadonlyMap<string, MakeParams> = /* @__PURE__ */ new Map<string, MakeParams>([
  ['type', typeParams],
  ['required', () => missingField],
  ['enum', enumParams],
  ['minimum', (schema) => constant({ minimum: schema.minimum, ...unitIn(schema) })],
  [
    'exclusiveMinimum',
    (schema) => constant({ exclusiveMinimum: schema.exclusiveMinimum, ...unitIn(schema) }),
  ],
  ['maximum', (schema) => constant({ maximum: schema.maximum, ...unitIn(schema) })],
  ['minLength', ({ minLength }) => constant({ minLength })],
  ['maxLength', ({ maxLength }) => constant({ maxLength })],
  ['maxItems', ({ maxItems }) => constant({ maxItems })],
  ['pattern', patternParams],
  ['format', formatParams],
])
