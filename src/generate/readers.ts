import { transform } from 'esbuild'
import type { JsonSchema } from '../schema/json-schema.ts'
import { constrainedFields } from '../rules/constrained-fields.ts'
import { compiled } from './compile.ts'
import { banner } from './names.ts'
import { bodyParts, isList, isRecord, nameOf, responseOnlyNames, structure } from './parts.ts'

/** How a field or an item is taken over into the record. */
function taken(schema: JsonSchema, value: string): string {
  if (isRecord(schema) || isList(schema)) return `read${nameOf(schema)}(${value}, $reading)`
  return schema.type === 'object' ? `readClosed(${value})` : value
}

/** A field as the record that holds it has to be checked: what is inside a list or an object is checked where that is read. */
function outside(schema: JsonSchema): JsonSchema {
  const { items: _items, maxItems: _maxItems, properties: _properties, required: _required, ...rest } = structure(schema)
  return rest
}

/** The check that Ajv compiles, over the local variables of a reader in place of a record's fields. */
function checkOfFields(schema: JsonSchema): { readonly constants: readonly string[]; readonly statements: string } {
  const { properties = {}, required = [] } = schema
  const { constants, statements } = compiled({
    required,
    properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, outside(part)])),
  })
  const overLocals = statements
    .replaceAll('data && typeof data == "object" && !Array.isArray(data)', 'true')
    .replaceAll(/\bdata\.(\w+)/g, '$1')
    .replaceAll('return false;', 'break $check;')
  if (/\bdata\b/.test(overLocals)) throw new Error("Ajv's code changed its form: a record is left in it")
  return { constants, statements: overLocals }
}

interface Reader {
  readonly constants: readonly string[]
  readonly source: string
}

function recordReader(name: string, schema: JsonSchema): Reader {
  const names = Object.keys(schema.properties ?? {})
  const elsewhere = name === 'IcmpMonitorUpdate' ? responseOnlyNames() : []
  const forRules = name.startsWith('IcmpMonitor') ? `{ ${constrainedFields.join(', ')} }` : 'anObject'
  const { constants, statements } = checkOfFields(schema)
  return {
    constants,
    source: `
  if (Array.isArray($value)) return anArray
  const $wrong = $reading.wrong, $names = $reading.names
  let ${[...names, '$unlisted'].join(', ')}
  for (const $key in $value) {
    if (!Object.prototype.hasOwnProperty.call($value, $key)) continue
    const $item = $value[$key]
    switch ($key) {
${Object.entries(schema.properties ?? {}).map(([field, part]) => `      case '${field}': ${field} = ${taken(part, '$item')}; break`).join('\n')}
${elsewhere.length > 0 ? `${elsewhere.map((field) => `      case '${field}':`).join('\n')} if ($item !== undefined) ($unlisted ??= []).push($key); break\n` : ''}      default: if ($item !== undefined) $unlisted = keepName($unlisted, $key, $reading)
    }
  }
  let $sound = false
  $check: {
${statements}
    $sound = true
  }
  if (!$sound) $reading.wrong++
  if (!$reading.keep) return ${forRules}
  return { ${names.join(', ')}, $unlisted, $clean: $reading.wrong === $wrong && $reading.names === $names }`,
  }
}

function listReader(schema: JsonSchema): string {
  const { items = {}, maxItems } = schema
  return `
  const $length = lengthOf($value)
  const $items = $reading.keep ? [] : undefined
  let $wrong = 0
  for (let $index = 0; $index < $length; $index++) {
${isRecord(items) ? `    const $before = $reading.wrong
    const $item = ${taken(items, '$value[$index]')}
    const $sound = typeof $item === 'object' && $item !== null && $item !== anArray && $reading.wrong === $before` : `    const $item = ${taken(items, '$value[$index]')}
    const $sound = check${nameOf(items)}($item)`}
    if ($items !== undefined) $items.push($item)
    if (!$sound && ++$wrong >= $reading.limit) break
  }
${maxItems === undefined ? '' : `  if ($length > ${maxItems}) {
    $wrong++
    if ($items !== undefined && $items.length <= ${maxItems}) $items.length = ${maxItems + 1}
  }
`}  $reading.wrong += $wrong
  return ${isRecord(items) ? '$items' : '$wrong === 0 ? anArray : $items'} ?? anArray`
}

function reader(name: string, schema: JsonSchema): Reader {
  const record = isRecord(schema) && !isList(schema) ? recordReader(name, schema) : undefined
  const elsewise = isRecord(schema) ? `read${nameOf(schema.items ?? {})}($value, $reading)` : 'anObject'
  return {
    constants: record?.constants ?? [],
    source: `export function read${name}($value, $reading) {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)${
    record?.source ?? `\n  if (!Array.isArray($value)) return ${elsewise}${listReader(schema)}`}
}
`,
  }
}

/**
 * The readers: one pass over a caller's value, which checks each part of it where it is read. Where a part is to be explained, or judged by
 * the rules, it comes back as a record of fixed shape that holds only our own values.
 */
export async function readerModules(): Promise<[path: string, source: string][]> {
  const readers = [...bodyParts()].map(([name, part]) => ({ name, ...reader(name, part) }))
  const { code } = await transform(
    [...new Set(readers.flatMap(({ constants }) => constants)), ...readers.map(({ source }) => source)].join('\n'),
    { minifySyntax: true, format: 'esm' },
  )
  const checks = [...new Set([...code.matchAll(/\bcheck[A-Z]\w+(?=\()/g)].map(([name]) => name))].sort()
  return [
    ['readers.js', `${banner('schemas/')}import { isDate } from '../formats/date.ts'
import { isDateTime } from '../formats/date-time.ts'
import { isLongerThan } from '../formats/is-longer-than.ts'
import { isUuid } from '../formats/uuid.ts'
import { anArray, anObject, keepName, lengthOf, readClosed } from '../reader/reading.ts'
import { ${checks.join(', ')} } from './checks.js'

${code}`],
    ['readers.d.ts', `${banner('schemas/')}import type { Reading } from '../reader/reading.ts'

${readers.map(({ name }) => `export declare function read${name}(value: unknown, reading: Reading): unknown`).join('\n')}
`],
  ]
}
