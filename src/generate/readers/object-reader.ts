import { typesIn } from '../../schema/json-schema.ts'
import { nameOf } from '../schema-parts.ts'
import { type Generated, type ReaderBody, type ReaderPart, isPart, validResult } from './reader-parts.ts'
import { capitalised } from '../names.ts'
import { valueTest } from './value-test.ts'

/** Returns the source of an object reader. If rules read fields of a body, its reader sets bit sets in the context. */
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
  const bitOf = (field: string): number => 1 << counted.indexOf(field)
  const allRequired = required.reduce((bits, field) => bits | bitOf(field), 0)

  // The `case` of a field ends with `continue` if the field is valid, and with `break` if it is invalid or undefined.
  const arms = Object.entries(properties).map(([field, inner]): Arm => {
    const isInnerPart = isPart(inner)
    const mayBeNull = typesIn(inner).includes('null')
    const { source, constants } = isInnerPart
      ? { source: validResult('field', inner, parts.get(nameOf(inner))?.keeps ?? 'never'), constants: [] }
      : valueTest(`${name}${capitalised(field)}`, inner, 'field')
    const isSent = required.includes(field) ? '!== undefined' : '!= null'
    // A tolerant reader accepts null in every optional field, but reads no updates. Only updates have `responseOnly`.
    const countsNull = copied.includes(field) && read.includes(field) && (mayBeNull || body?.responseOnly.length === 0)
    const lines = [
      '',
      `field = ${isInnerPart ? `read${nameOf(inner)}(value[key], context)` : 'value[key]'}`,
      ...(copied.includes(field) ? [`${kept(field)} = ${isInnerPart ? 'copyIn(field)' : 'field'}`] : []),
      ...(counted.includes(field) ? [`if (field ${isSent}) sentFields |= ${bitOf(field)}`] : []),
      ...(countsNull ? [`if (field === null) nullFields |= ${bitOf(field)}`] : []),
      `if (${source}${isInnerPart && mayBeNull ? ' || field === null' : ''}) continue`,
      'break',
    ]
    return { field, constants, source: lines.join('\n') }
  })
  const elsewhere = body?.responseOnly ?? []
  const keepResponseOnly = 'if (value[key] !== undefined && context.detailed) (unknown ??= []).push(key)\ncontinue'
  const reportMissing = (field: string): string =>
    `if ((sentFields & ${bitOf(field)}) === 0) reported = report(reported, '${field}', undefined)`
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
  ${body === undefined ? resultSource(keeps === 'always' ? copied : [], copied) : bodyResult(body)}`,
  }
}

/** Returns the source of an object with the copied fields; without fields, the constant `validObject`. */
const copyOf = (fields: readonly string[]): string =>
  fields.length === 0 ? 'validObject' : `{ ${fields.map((field) => `${field}: ${kept(field)}`).join(', ')} }`

export const copiedFields = ({ fields }: ReaderBody): string[] =>
  [...fields].filter(([, keeps]) => keeps !== 'never').map(([field]) => field)

/** Returns the source of the end of a body reader, which sets the bit sets, if any, and returns the result. */
function bodyResult(body: ReaderBody): string {
  const { fields } = body
  const always = [...fields].filter(([, keeps]) => keeps === 'always').map(([field]) => field)
  return `${fields.size === 0 ? '' : 'context.sentFields = sentFields\ncontext.nullFields = nullFields'}
  ${resultSource(always, copiedFields(body))}`
}

/** Returns the source of the result: with the fields `detailed` for a detailed read, otherwise with `decided`. */
const resultSource = (decided: readonly string[], detailed: readonly string[]): string => `
  if (!context.detailed) return unknown === undefined ? ${copyOf(decided)} : invalidPart
  ${detailed.length === 0 ? '' : `const copy = ${copyOf(detailed)}`}
  if (reported === undefined && unknown === undefined) return ${detailed.length === 0 ? 'validObject' : 'copy'}
  return new Snapshot('object', reported, ${detailed.length === 0 ? 'validObject' : 'copy'}, unknown)`

/** The code for one field: a `case` of a `switch`. */
interface Arm extends Generated {
  readonly field: string
}

/** Returns the name of the local variable for the copy of a field. */
const kept = (field: string): string => {
  if (!/^\w+$/.test(field)) throw new Error(`The field ${field} of a body must be named by letters, digits and _`)
  return `kept${capitalised(field)}`
}

/** Returns the cases of a `switch`. Fields that are read and checked in the same way share a case. */
function cases(arms: readonly Arm[]): string {
  const sources = [...new Set(arms.map(({ source }) => source))]
  return sources
    .map((source) => {
      const labels = arms.filter((arm) => arm.source === source).map(({ field }) => `case '${field}':`)
      return `${labels.join('\n')}${source}`
    })
    .join('\n')
}
