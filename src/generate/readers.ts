import type { JsonSchema } from '../schema/json-schema.ts'
import * as read from '../snapshot/read.ts'
import * as snapshots from '../snapshot/snapshot.ts'
import { compiledCheck } from './compiled-check.ts'
import { documentNamed } from './documents.ts'
import { inlined } from './inline.ts'
import { banner, literal } from './names.ts'
import { bodies, isList, isRecord, nameOf, partsOf, responseOnlyNames, structure, typesOf } from './parts.ts'
import { ruleFields, type Keeps } from './rule-fields.ts'

/** A part of a body: a schema with fields or items, and when readers keep copies of its values for the rules. */
interface Part {
  readonly name: string
  readonly schema: JsonSchema
  keeps: Keeps
}

/** A document of `schemas/`, and what its reader needs to know besides. */
export interface BodyDocument {
  /** Its file name without `.schema.json`. */
  readonly document: string
  /** The schema without references. */
  readonly schema: JsonSchema
  /** The fields that the rules read. */
  readonly fields: ReadonlyMap<string, Keeps>
  /** Fields that only responses have. */
  readonly responseOnly: readonly string[]
}

interface Body extends Part, BodyDocument {}

/** The bodies of the package. */
const bodyDocuments = (): readonly BodyDocument[] =>
  bodies.map((document) => ({
    document,
    schema: inlined(documentNamed(document)),
    fields: ruleFields(document),
    responseOnly: responseOnlyNames(document),
  }))

const strongest = (a: Keeps, b: Keeps): Keeps =>
  a === 'always' || b === 'never' ? a : b === 'always' ? b : a === 'never' ? b : a

const isPart = (schema: JsonSchema): boolean => isRecord(schema) || isList(schema)

/** Every part of the bodies, the innermost first. */
function allParts(documents: readonly BodyDocument[]): {
  readonly parts: ReadonlyMap<string, Part>
  readonly bodies: ReadonlyMap<string, Body>
} {
  const parts = new Map<string, Part>()
  const found = new Map<string, Body>()
  for (const body of documents) {
    const { document, schema, fields } = body
    for (const [name, part] of partsOf(schema)) {
      if (!parts.has(name)) parts.set(name, { name, schema: part, keeps: 'never' })
    }
    const name = nameOf(schema)
    found.set(name, { ...body, name, keeps: 'never' })
    for (const [field, keeps] of fields) {
      const read = schema.properties?.[field]
      if (read === undefined)
        throw new Error(`A rule reads ${field}, which schemas/${document}.schema.json does not list`)
      if (keeps !== 'never') keepInside(read, keeps, parts, `${document}.${field}`)
    }
  }
  return { parts, bodies: found }
}

/** Makes the readers of everything inside a field that rules read keep copies. */
function keepInside(schema: JsonSchema, keeps: Keeps, parts: ReadonlyMap<string, Part>, path: string): void {
  if (typesOf(schema).includes('object') && !isRecord(schema)) {
    throw new Error(`A rule reads ${path}, an object whose fields no schema lists`)
  }
  if (!isPart(schema)) return
  const part = parts.get(nameOf(schema))
  if (part !== undefined) part.keeps = strongest(part.keeps, keeps)
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    keepInside(field, keeps, parts, `${path}.${name}`)
  if (schema.items) keepInside(schema.items, keeps, parts, `${path}[]`)
}

interface Generated {
  readonly constants: readonly string[]
  readonly source: string
}

interface Arm extends Generated {
  readonly field: string
}

/**
 * The test of the result of another reader: a valid object or list of which nothing is kept is a constant, which is
 * faster to compare than to look into.
 */
function validResult(variable: string, schema: JsonSchema, keeps: Keeps): string {
  const constants = [
    ...(isRecord(schema) ? [`${variable} === validObject`] : []),
    ...(isList(schema) ? [`${variable} === validList`] : []),
  ]
  return [...(keeps === 'always' ? [] : constants), ...(keeps === 'never' ? [] : [`isValidRecord(${variable})`])].join(
    ' || ',
  )
}

/**
 * The code that reads and checks one field. It ends with `continue` for a valid field and breaks for an invalid one.
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
  }: { isKept: boolean; isRequired: boolean; mayBeNull: boolean; bit: number | undefined; keepsInside: Keeps },
): Arm {
  const sent = [
    ...(bit === undefined ? [] : [`if (field ${isRequired ? '!== undefined' : '!= null'}) sentFields |= ${bit}`]),
    ...(bit === undefined || !mayBeNull ? [] : [`if (field === null) nullFields |= ${bit}`]),
  ].join('\n')
  const keep = isKept ? `${kept(field)} = field` : ''
  if (isPart(schema)) {
    const nullable = typesOf(schema).includes('null')
    return {
      field,
      constants: [],
      source: `
        field = read${nameOf(schema)}(value[key], context)
        ${sent}
        ${isKept ? `${kept(field)} = copyIn(field)` : ''}
        if (${validResult('field', schema, keepsInside)}${nullable ? ' || field === null' : ''}) continue
        break`,
    }
  }
  const { constants, statements } = compiledCheck(
    `${uncapitalised(owner)}${capitalised(field)}`,
    structure(schema),
    'field',
    'break',
  )
  return {
    field,
    constants,
    source: `
        field = value[key]
        ${keep}
        ${sent}
        ${statements}
        continue`,
  }
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
/** The local variable for the copy of a field. */
const kept = (field: string): string => {
  if (!/^\w+$/.test(field)) throw new Error(`The field ${field} of a body must be named by letters, digits and _`)
  return `kept${capitalised(field)}`
}

/** An object of kept fields. */
const copyOf = (fields: readonly string[]): string =>
  `{ ${fields.map((field) => `${field}: ${kept(field)}`).join(', ')} }`

const withoutEmptyLines = (code: string): string =>
  code
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n')

const uncapitalised = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** The arms of a `switch`; fields that are read and checked alike share one. */
function cases(arms: readonly Arm[]): string {
  const sources = [...new Set(arms.map(({ source }) => source))]
  return sources
    .map((source) => {
      const labels = arms.filter((arm) => arm.source === source).map(({ field }) => `case '${field}':`)
      return `${labels.join('\n')}${source}`
    })
    .join('\n')
}

/** The code that reads an object. */
function recordReader(part: Part, body: Body | undefined, parts: ReadonlyMap<string, Part>): Generated {
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
      // A tolerant reader accepts null in every optional field, but reads no updates.
      mayBeNull:
        copied.includes(field) &&
        read.includes(field) &&
        (typesOf(inner).includes('null') || body?.responseOnly.length === 0),
      bit: bitOf(field),
      keepsInside: parts.get(nameOf(inner))?.keeps ?? 'never',
    }),
  )
  const elsewhere = body?.responseOnly ?? []
  const keepResponseOnly = 'if (value[key] !== undefined && context.detailed) append((unknown ??= []), key)\ncontinue'
  const reportMissing = (field: string): string =>
    `if ((sentFields & ${String(bitOf(field))}) === 0) reported = report(reported, '${field}', undefined)`
  return {
    constants: arms.flatMap(({ constants }) => constants),
    source: `
  if (typeof value !== 'object' || value === null) return unread(value)
  if (Array.isArray(value)) return unreadValue.array
  let field, reported, unknown, isValid = true
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
        unknown = keepUnknown(unknown, key, value[key], context)
        continue
    }
    if (field === undefined) continue
    if (!context.detailed) return invalidPart
    if (!(field instanceof Snapshot)) field = unread(field)
    if (!(field instanceof Snapshot) || !field.isValid) isValid = false
    reported = report(reported, key, field)
  }
  ${
    required.length === 0
      ? ''
      : `if ((sentFields & ${allRequired}) !== ${allRequired}) {
    if (!context.detailed) return invalidPart
    isValid = false
    ${required.map(reportMissing).join('\n')}
  }`
  }
  ${body === undefined ? partResult(part, copied) : bodyResult(body)}`,
  }
}

/** The fields whose values rules see. */
const copiedFields = ({ fields }: Body): string[] =>
  [...fields].filter(([, keeps]) => keeps !== 'never').map(([field]) => field)

/** What the reader of a part inside a body returns. */
function partResult({ keeps }: Part, kept: readonly string[]): string {
  const copy = copyOf(kept)
  const valid =
    keeps === 'always' ? copy : keeps === 'detailed' ? `context.detailed ? ${copy} : validObject` : 'validObject'
  return `if (!context.detailed && unknown !== undefined) return invalidPart
  if (reported === undefined && unknown === undefined) return ${valid}
  return new Snapshot('object', reported, isValid, ${keeps === 'never' ? 'validObject' : copy}, unknown)`
}

/** What the reader of a body returns: the fields that rules read where there is nothing to report. */
function bodyResult(body: Body): string {
  const { fields } = body
  const always = [...fields].filter(([, keeps]) => keeps === 'always').map(([field]) => field)
  const copy = (names: readonly string[]): string => (names.length === 0 ? 'validObject' : copyOf(names))
  return `${fields.size === 0 ? '' : 'context.sentFields = sentFields\ncontext.nullFields = nullFields'}
  if (!context.detailed) return unknown === undefined ? ${copy(always)} : invalidPart
  const copy = ${copy(copiedFields(body))}
  if (reported === undefined && unknown === undefined) return copy
  return new Snapshot('object', reported, isValid, copy, unknown)`
}

/** The item of a list at an index; a hole is not filled from a prototype. */
const ownItem =
  '(isPlain && !(index in Array.prototype)) || Object.prototype.hasOwnProperty.call(value, index) ? ' +
  'value[index] : undefined'

/** The code that reads a list, or an object in its place where the schema allows both. */
function listReader({ schema, keeps }: Part, parts: ReadonlyMap<string, Part>): Generated {
  const { items = {}, maxItems, minItems, uniqueItems } = schema
  const isObjectItem = isPart(items)
  const itemName = nameOf(items)
  const collects = keeps !== 'never' || uniqueItems === true
  const collected = keeps === 'detailed' && uniqueItems !== true ? 'context.detailed ? [] : undefined' : '[]'
  const keepItem = (item: string): string =>
    !collects ? '' : `${collected === '[]' ? '' : 'if (items !== undefined) '}append(items, ${item})`
  const copy = keeps === 'never' ? 'validList' : collected === '[]' ? 'items' : 'items ?? validList'
  const isValidItem = isObjectItem
    ? validResult('item', items, parts.get(itemName)?.keeps ?? 'never')
    : `check${itemName}(item)`
  const counts = uniqueItems === true ? 'length, isUnique' : 'length'
  const lengthErrors = [
    ...(maxItems === undefined ? [] : [`length > ${maxItems}`]),
    ...(minItems === undefined ? [] : [`length < ${minItems}`]),
  ]
  return {
    constants: [],
    source: `
  if (!Array.isArray(value)) return ${isRecord(schema) ? `read${itemName}(value, context)` : 'unread(value)'}
  const length = lengthOf(value), isPlain = isPlainList(value)
  let reported, isValid = true, invalidCount = 0, holeCount = 0
  ${collects ? `const items = ${collected}` : ''}
  for (let index = 0; index < length; index++) {
    const item = ${isObjectItem ? `read${itemName}(${ownItem}, context)` : ownItem}
    ${isObjectItem ? keepItem('copyIn(item)') : ''}
    if (${isValidItem}) {
      ${isObjectItem ? '' : keepItem('item')}
      continue
    }
    if (!context.detailed) return invalidPart
    reported = report(reported, index, ${isObjectItem ? 'item' : 'unread(item)'})
    ${isObjectItem ? 'if (item instanceof Snapshot && item.isValid) continue' : ''}
    isValid = false
    if (++invalidCount >= context.maxInvalidItems || (item === undefined && ++holeCount >= context.maxHoles)) break
  }
  ${
    lengthErrors.length === 0
      ? ''
      : `if (${lengthErrors.join(' || ')}) {
    if (!context.detailed) return invalidPart
    isValid = false
  }`
  }
  ${
    uniqueItems === true
      ? `const isUnique = areUnique(items)
  if (!isUnique) {
    if (!context.detailed) return invalidPart
    isValid = false
  }`
      : ''
  }
  if (isValid && reported === undefined) return ${copy}
  return new Snapshot('array', reported, isValid, ${copy}, undefined, ${counts})`,
  }
}

/** The declarations of what the module exports for a body. */
const declarationsOf = (
  name: string,
): string => `/** The fields that rules read, in the order of the bits of \`sentFields\`. */
export declare const ruleFieldsOf${name}: readonly string[]

/** Returns the fields that rules read, with other values in place of missing ones. */
export declare const complete${name}: (
  fields: Readonly<Record<string, unknown>>,
  others: object,
) => Readonly<Record<string, unknown>>

export declare function read${name}(value: unknown, context: ReadContext): unknown`

/** The readers: each goes over a caller's object once and checks each field where it reads it. */
export function readerModules(documents = bodyDocuments()): [path: string, source: string][] {
  const { parts, bodies: found } = allParts(documents)
  const readers = [...parts.values()].map((part) => ({
    name: part.name,
    ...(isList(part.schema) ? listReader(part, parts) : recordReader(part, found.get(part.name), parts)),
  }))
  const constants = [...new Set(readers.flatMap((reader) => reader.constants))]
  const functions = readers.map(
    ({ name, source }) =>
      `${found.has(name) ? 'export ' : ''}function read${name}(value, context) {\n${withoutEmptyLines(source)}\n}`,
  )
  const orders = [...found.values()].map(
    ({ name, fields }) =>
      `export const ruleFieldsOf${name} = /* @__PURE__ */ Object.freeze(${literal([...fields.keys()])})`,
  )
  const completions = [...found.values()].map((body) => {
    const entries = copiedFields(body).map((field) => `${field}: fields.${field} ?? others.${field}`)
    return `export const complete${body.name} = (fields, others) => ({ ${entries.join(', ')} })`
  })
  const code = [...orders, ...completions, ...constants, ...functions].join('\n\n')
  const usedOf = (names: readonly string[]): string[] =>
    names.filter((name) => new RegExp(`\\b${name}\\b`).test(code)).sort()
  const imports = [
    [usedOf(['isDate']), '../formats/date.ts'],
    [usedOf(['isDateTime']), '../formats/date-time.ts'],
    [usedOf(['isLongerThan']), '../formats/is-longer-than.ts'],
    [usedOf(['isUuid']), '../formats/uuid.ts'],
    [usedOf(['textPattern']), '../schema/text-pattern.ts'],
    [usedOf(Object.keys(read)), '../snapshot/read.ts'],
    [usedOf(Object.keys(snapshots)), '../snapshot/snapshot.ts'],
    [[...new Set([...code.matchAll(/\b(check\w+)\(/g)].map(([, name = '']) => name))].sort(), './checks.js'],
  ] as const
  return [
    [
      'readers.js',
      `${banner('schemas/')}${imports
        .filter(([names]) => names.length > 0)
        .map(([names, path]) => `import { ${names.join(', ')} } from '${path}'`)
        .join('\n')}\n\n${code}\n`,
    ],
    [
      'readers.d.ts',
      `${banner('schemas/')}import type { ReadContext } from '../snapshot/read-context.ts'

${[...found.keys()].map(declarationsOf).join('\n\n')}
`,
    ],
  ]
}
