import { nameOf, typesOf } from '../schema-parts.ts'
import { type Generated, type ReaderBody, type ReaderPart, isPart, validResult, type KeptWhen } from './reader-parts.ts'
import type { JsonSchema } from '../../schema/json-schema.ts'
import { capitalised } from '../names.ts'
import { valueTest } from './value-test.ts'

/** Returns the code of the reader of an object, which reads and checks each of its fields. */
export function objectReader(
  part: ReaderPart,
  body: ReaderBody | undefined,
  parts: ReadonlyMap<string, ReaderPart>,
): Generated {
  const { name, schema, keeps } = part
  const { properties = {}, required = [] } = schema
  const copied = body === undefined ? (keeps === 'never' ? [] : Object.keys(properties)) : copiedFields(body)
  const read = [...(body?.fields.keys() ?? [])]
  const counted = [...new Set([...read, ...required])]
  if (counted.length > 31) throw new Error(`${name} has more than 31 fields that are required or that rules read`)
  const bitOf = (field: string): number | undefined =>
    counted.includes(field) ? 1 << counted.indexOf(field) : undefined
  const allRequired = required.reduce((bits, field) => bits | (bitOf(field) ?? 0), 0)
  const arms = Object.entries(properties).map(([field, inner]) =>
    arm(name, field, inner, {
      isKept: copied.includes(field),
      isRequired: required.includes(field),
      // A tolerant reader accepts null in every optional field. It never reads updates.
      mayBeNull:
        copied.includes(field) &&
        read.includes(field) &&
        (typesOf(inner).includes('null') || body?.responseOnly.length === 0),
      bit: bitOf(field),
      keepsInside: parts.get(nameOf(inner))?.keeps ?? 'never',
    }),
  )
  const elsewhere = body?.responseOnly ?? []
  const keepResponseOnly = 'if (value[key] !== undefined && context.detailed) (unknown ??= []).push(key)\ncontinue'
  const reportMissing = (field: string): string =>
    `if ((sentFields & ${String(bitOf(field))}) === 0) reported = report(reported, '${field}', undefined)`
  return {
    constants: arms.flatMap(({ constants }) => constants),
    source: `
  if (typeof value !== 'object' || value === null) return unread(value)
  if (Array.isArray(value)) return unreadValue.array
  let field, reported, unknown
  ${counted.length === 0 ? '' : 'let sentFields = 0'}
  ${read.length === 0 ? '' : 'let nullFields = 0'}
  ${copied.length > 0 ? `let ${copied.map(kept).join(', ')}` : ''}
  for (const key in value) {
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue
    switch (key) {
      ${cases(arms)}
      ${elsewhere.map((field) => `case '${field}':`).join('\n')}
      ${elsewhere.length > 0 ? keepResponseOnly : ''}
      default:
        unknown = addUnknownField(unknown, key, value[key], context)
        continue
    }
    if (field === undefined) continue
    if (!context.detailed) return invalidPart
    reported = report(reported, key, field)
  }
  ${
    required.length === 0
      ? ''
      : `if ((sentFields & ${allRequired}) !== ${allRequired}) {
    if (!context.detailed) return invalidPart
    ${required.map(reportMissing).join('\n')}
  }`
  }
  ${body === undefined ? partResult(part, copied) : bodyResult(body)}`,
  }
}

/** Returns the source of an object with the copied fields. */
const copyOf = (fields: readonly string[]): string =>
  `{ ${fields.map((field) => `${field}: ${kept(field)}`).join(', ')} }`

/** Returns the fields whose values rules read. */
export const copiedFields = ({ fields }: ReaderBody): string[] =>
  [...fields].filter(([, keeps]) => keeps !== 'never').map(([field]) => field)

/** Returns the source of the statement that returns the result of a part inside a body. */
function partResult({ keeps }: ReaderPart, kept: readonly string[]): string {
  const decided = keeps === 'always' ? copyOf(kept) : 'validObject'
  return resultSource(decided, keeps === 'never' ? 'validObject' : copyOf(kept))
}

/** Returns the source of the statement that returns the result of a body: the fields of rules, if it is valid. */
function bodyResult(body: ReaderBody): string {
  const { fields } = body
  const always = [...fields].filter(([, keeps]) => keeps === 'always').map(([field]) => field)
  const copy = (names: readonly string[]): string => (names.length === 0 ? 'validObject' : copyOf(names))
  return `${fields.size === 0 ? '' : 'context.sentFields = sentFields\ncontext.nullFields = nullFields'}
  ${resultSource(copy(always), copy(copiedFields(body)))}`
}

/** Returns the source of the result: the decided copy if the read only decides, otherwise the detailed one. */
const resultSource = (decided: string, detailed: string): string => `
  if (!context.detailed) return unknown === undefined ? ${decided} : invalidPart
  ${detailed === 'validObject' ? '' : `const copy = ${detailed}`}
  if (reported === undefined && unknown === undefined) return ${detailed === 'validObject' ? detailed : 'copy'}
  return new Snapshot('object', reported, ${detailed === 'validObject' ? detailed : 'copy'}, unknown)`

/**
 * Returns the body of the generated `case` that reads and checks one field. It ends with `continue` for a valid field
 * and with `break` for an invalid one.
 */
function arm(
  owner: string,
  field: string,
  schema: JsonSchema,
  {
    isKept,
    isRequired,
    mayBeNull,
    bit,
    keepsInside,
  }: { isKept: boolean; isRequired: boolean; mayBeNull: boolean; bit: number | undefined; keepsInside: KeptWhen },
): Arm {
  const sent = [
    ...(bit === undefined ? [] : [`if (field ${isRequired ? '!== undefined' : '!= null'}) sentFields |= ${bit}`]),
    ...(bit === undefined || !mayBeNull ? [] : [`if (field === null) nullFields |= ${bit}`]),
  ]
  const part = isPart(schema)
  const nullable = part && typesOf(schema).includes('null') ? ' || field === null' : ''
  const { source, constants } = part
    ? { source: `${validResult('field', schema, keepsInside)}${nullable}`, constants: [] }
    : valueTest(`${owner}${capitalised(field)}`, schema, 'field')
  const lines = [
    `field = ${part ? `read${nameOf(schema)}(value[key], context)` : 'value[key]'}`,
    ...(isKept ? [`${kept(field)} = ${part ? 'copyIn(field)' : 'field'}`] : []),
    ...sent,
    `if (${source}) continue`,
    'break',
  ]
  return { field, constants, source: `\n${lines.join('\n')}` }
}

/** The code for one field: a `case` of a `switch`. */
interface Arm extends Generated {
  readonly field: string
}

/** Returns the name of the local variable for the copy of a field. */
const kept = (field: string): string => {
  if (!/^\w+$/.test(field)) throw new Error(`The field ${field} of a body must be named by letters, digits and _`)
  return `kept${capitalised(field)}`
}

/** Returns the cases of a `switch`. Fields that are read and checked in the same way share one. */
function cases(arms: readonly Arm[]): string {
  const sources = [...new Set(arms.map(({ source }) => source))]
  return sources
    .map((source) => {
      const labels = arms.filter((arm) => arm.source === source).map(({ field }) => `case '${field}':`)
      return `${labels.join('\n')}${source}`
    })
    .join('\n')
}
