import { transform } from 'esbuild'
import type { JsonSchema } from '../schema/json-schema.ts'
import {
  constrained,
  noticedOfMonitor,
  readOfAssertion,
  readOfErrorGroup,
  readOfMonitor,
  readOfRequest,
} from '../rules/read-fields.ts'
import * as lists from '../reader/read-list.ts'
import * as reading from '../reader/reading.ts'
import { compiled } from './compile.ts'
import { banner } from './names.ts'
import { bodyParts, hotParts, isList, isRecord, nameOf, responseOnlyNames, structure } from './parts.ts'

/** How a field or an item is taken over into the record. */
function taken(schema: JsonSchema, value: string): string {
  if (isRecord(schema) || isList(schema)) return `read${nameOf(schema)}(${value}, $reading)`
  return schema.type === 'object' ? `readClosed(${value})` : value
}

/**
 * A field as the record that holds it has to be checked: what is inside a list or an object is checked where that is
 * read.
 */
function outside(schema: JsonSchema): JsonSchema {
  const {
    items: _items,
    maxItems: _maxItems,
    properties: _properties,
    required: _required,
    ...rest
  } = structure(schema)
  return rest
}

interface Reader {
  readonly constants: readonly string[]
  readonly source: string
}

interface Arm extends Reader {
  readonly name: string
}

/** What a reader does with a field beyond checking it. */
interface Use {
  /** Whether the record holds it by name. */
  readonly named: boolean
  /** Whether it matters that it is there even where it is wrong. */
  readonly missed: boolean
}

/**
 * How a field is taken over and checked, each where it is met: a later pass over all fields would have to ask of each
 * whether it is there, and a processor guesses that wrong half of the time. It is read behind its name too, where the
 * processor knows its usual type. What is sound goes on with the next name; what is not breaks out, to where all such
 * fields are kept.
 */
function arm(name: string, schema: JsonSchema, { named, missed }: Use): Arm {
  const { constants, statements } = compiled(outside(schema))
  const read = taken(schema, '$value[$key]')
  const isPart = read.endsWith('$reading)')
  const check = statements.replaceAll(/\bdata\b/g, '$item')
  if (isPart) {
    return {
      name,
      constants,
      source: `
      $item = ${named || missed ? `${name} = ` : ''}${read}
      if ($item === ${isList(schema) && !isRecord(schema) ? 'aFilledArray' : 'aCleanRecord'}) continue
      { ${check.replaceAll('return false;', 'break;')} }
      $parts = keepPart($parts, $key, $item, $reading)
      continue`,
    }
  }
  return {
    name,
    constants,
    source:
      named && missed
        ? `
      $item = ${read}
      $unsound: {
        ${check.replaceAll('return false;', 'break $unsound;')}
        ${name} = $item
        continue
      }
      ${name} = readClosed($item)
      break`
        : `
      $item = ${missed ? `${name} = ` : ''}${read}
      { ${check.replaceAll('return false;', 'break;')} }
      ${named ? `${name} = $item` : ''}
      continue`,
  }
}

/** The fields that a record holds by name, because rules read them. */
const named: Readonly<Record<string, readonly string[]>> = {
  IcmpMonitorUpdate: readOfMonitor,
  IcmpMonitor: readOfMonitor,
  ErrorGroup: readOfErrorGroup,
  IcmpRequest: readOfRequest,
  IcmpAssertion: readOfAssertion,
}

/** What a reader answers: by name what the rules read, and the parts that are to be explained. */
function answer(name: string): string {
  const fields = named[name]
  if (fields === undefined) return 'recordOf($parts, $unlisted)'
  const isClean = '$parts === undefined && $unlisted === undefined'
  const record = `{ ${[...fields, '$parts', '$unlisted', `$clean: ${isClean}`].join(', ')} }`
  return constrained.some((title) => title === name)
    ? record
    : `$reading.keep ? ${record} : recordOf($parts, $unlisted)`
}

/** The arms of a reader. Fields that are taken over and checked alike share one, but where each nanosecond counts. */
function labelled(arms: readonly Arm[], apart: boolean): string {
  const sources = apart ? [] : [...new Set(arms.map(({ source }) => source))]
  const together = sources.map((shared) => arms.filter(({ source }) => source === shared))
  return (apart ? arms.map((one) => [one]) : together)
    .map((alike) => `${alike.map(({ name }) => `case '${name}': `).join('')}${alike[0]?.source ?? ''}`)
    .join('\n      ')
}

function recordReader(name: string, schema: JsonSchema): Reader {
  const { properties = {}, required = [] } = schema
  const fields = named[name] ?? []
  const missed: readonly string[] = [...required, ...noticedOfMonitor]
  const arms = Object.entries(properties).map(([field, part]) =>
    arm(field, part, { named: fields.includes(field), missed: missed.includes(field) }),
  )
  const elsewhere = name === 'IcmpMonitorUpdate' ? responseOnlyNames() : []
  const ofResponses =
    elsewhere.length === 0
      ? ''
      : `${elsewhere.map((field) => `      case '${field}':`).join('\n')}
        if ($value[$key] !== undefined) ($unlisted ??= []).push($key)
        continue
`
  const missing = required.map(
    (field) => `if (${field} === undefined) $parts = keepMissing($parts, '${field}', $reading)`,
  )
  return {
    constants: arms.flatMap(({ constants }) => constants),
    source: `if (typeof $value !== 'object' || $value === null) return readClosed($value)
  if (Array.isArray($value)) return anArray
  let ${[...new Set([...fields, ...required]), '$item', '$parts', '$unlisted'].join(', ')}
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue
    switch ($key) {
      ${labelled(arms, name === 'IcmpMonitorUpdate')}
${elsewhere.length > 0 ? `${elsewhere.map((field) => `      case '${field}':`).join('\n')} if ($value[$key] !== undefined) append(($unlisted ??= []), $key); continue\n` : ''}      default: $unlisted = keepName($unlisted, $key, $value[$key], $reading); continue
    }
    $parts = keepWrong($parts, $key, $item, $reading)
  }
  ${missing.join('\n  ')}
  return ${answer(name)}`,
  }
}

/** Own, so that a hole in a list is not filled from a prototype; where nothing could fill it, to look is enough. */
const ownItem =
  '($plain && !($index in Array.prototype) || Object.prototype.hasOwnProperty.call($value, $index)) ? ' +
  '$value[$index] : undefined'

/** A list keeps only the items that there is something to say of, but all where rules look into them. */
function ownListReader(schema: JsonSchema): string {
  const { items = {}, maxItems } = schema
  const record = isRecord(items)
  const whole = named[nameOf(items)] !== undefined
  const item = record ? taken(items, ownItem) : ownItem
  const clean = record ? '$item === aCleanRecord' : `check${nameOf(items)}(${taken(items, '$item')})`
  const kept = whole
    ? 'if ($items !== undefined) $items.push($item)'
    : `if ($reading.keep) $items = keepItem($items, $index, ${record ? '$item' : 'readClosed($item)'})`
  const isOnlyWarned = "typeof $item === 'object' && $item !== null && $item !== anArray && $reading.wrong === $before"
  const isLast = '++$wrong >= $reading.limit || ($item === undefined && ++$holes >= $reading.holes)'
  return `
  const $length = lengthOf($value), $plain = isPlainList($value)
  let $items${whole ? ' = $reading.keep ? [] : undefined' : ''}, $wrong = 0, $holes = 0
  for (let $index = 0; $index < $length; $index++) {
${record ? '    const $before = $reading.wrong\n' : ''}    const $item = ${item}
    if (${clean}) continue
    ${whole ? 'if ($items !== undefined) append($items, $item)' : `if ($reading.keep) $items = keepItem($items, $index, ${record ? '$item' : 'readClosed($item)'})`}
${record ? "    if (typeof $item === 'object' && $item !== null && $item !== anArray && $reading.wrong === $before) continue\n" : ''}    if (++$wrong >= $reading.limit || ($item === undefined && ++$holes >= $reading.holes)) break
  }
${
  maxItems === undefined
    ? ''
    : `  if ($length > ${maxItems}) {
    $wrong++
    if ($reading.keep) $items = longerThan(${maxItems}, $items)
  }
`
}  $reading.wrong += $wrong
  return $items ?? ($wrong > 0 ? aWrongArray : $length === 0 ? anArray : aFilledArray)`
}

/**
 * What only responses hold is read by one function for all lists: it is shorter, and calls what it is given for each
 * item.
 */
function listReader({ items = {}, maxItems }: JsonSchema): string {
  if (maxItems !== undefined || !isRecord(items))
    throw new Error('Lists that only responses hold have objects as items, as many as there are')
  return `return readList($value, $reading, read${nameOf(items)})`
}

function reader(name: string, schema: JsonSchema): Reader {
  if (!isList(schema)) return recordReader(name, schema)
  const elsewise = isRecord(schema) ? `read${nameOf(schema.items ?? {})}($value, $reading)` : 'readClosed($value)'
  return {
    constants: [],
    source: `if (!Array.isArray($value)) return ${elsewise}
  ${hotParts().has(name) ? ownListReader(schema) : listReader(schema)}`,
  }
}

/**
 * The readers: one pass over a caller's value, which checks each part of it where it is read. Where a part is to be
 * explained, or judged by the rules, it comes back as a record of fixed shape that holds only our own values.
 */
export async function readerModules(): Promise<[path: string, source: string][]> {
  const readers = [...bodyParts()].map(([name, part]) => ({ name, ...reader(name, part) }))
  const functions = readers.map(({ name, source }) => `export function read${name}($value, $reading) {\n${source}\n}`)
  const { code } = await transform(
    [...new Set(readers.flatMap(({ constants }) => constants)), ...functions].join('\n'),
    { minifySyntax: true, format: 'esm' },
  )
  const checks = [...bodyParts().values()]
    .flatMap(({ items }) => (items === undefined || isRecord(items) ? [] : [`check${nameOf(items)}`]))
    .sort()
  const used = (functions: object): string =>
    Object.keys(functions)
      .filter((name) => new RegExp(`\\b${name}\\b`).test(code))
      .sort()
      .join(', ')
  const declarations = readers.map(
    ({ name }) => `export declare function read${name}(value: unknown, reading: Reading): unknown`,
  )
  return [
    [
      'readers.js',
      `${banner('schemas/')}import { isDate } from '../formats/date.ts'
import { isDateTime } from '../formats/date-time.ts'
import { isLongerThan } from '../formats/is-longer-than.ts'
import { isUuid } from '../formats/uuid.ts'
import { ${used(lists)} } from '../reader/read-list.ts'
import { ${used(reading)} } from '../reader/reading.ts'
import { ${checks.join(', ')} } from './checks.js'

${code}`,
    ],
    [
      'readers.d.ts',
      `${banner('schemas/')}import type { Reading } from '../reader/reading.ts'

${declarations.join('\n')}
`,
    ],
  ]
}
