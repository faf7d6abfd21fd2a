import type { JsonSchema } from '../schema/json-schema.ts'
import { banner } from './names.ts'
import { bodyParts, isList, isRecord, nameOf, responseOnlyNames } from './parts.ts'

/** How a field or an item is taken over into the record. */
function taken(schema: JsonSchema, value: string): string {
  if (isRecord(schema) || isList(schema)) return `read${nameOf(schema)}(${value}, $reading)`
  return schema.type === 'object' ? `readClosed(${value})` : value
}

const holdsLists = (schema: JsonSchema): boolean =>
  isList(schema) || Object.values(schema.properties ?? {}).some(holdsLists)

function recordBody(schema: JsonSchema, name: string): string {
  const names = Object.keys(schema.properties ?? {})
  const elsewhere = name === 'IcmpMonitorUpdate' ? responseOnlyNames() : []
  return `  const $source = $value as Readonly<Record<string, unknown>>
  let ${[...names.map((field) => `${field}: unknown`), '$unlisted: string[] | undefined'].join(', ')}
  for (const $key in $source) {
    if (!Object.prototype.hasOwnProperty.call($source, $key)) continue
    const $item = $source[$key]
    switch ($key) {
${Object.entries(schema.properties ?? {}).map(([field, part]) => `      case '${field}': ${field} = ${taken(part, '$item')}; break`).join('\n')}
${elsewhere.length ? `${elsewhere.map((field) => `      case '${field}':`).join('\n')} if ($item !== undefined) ($unlisted ??= []).push($key); break\n` : ''}      default: if ($item !== undefined) $unlisted = keepName($unlisted, $key, $reading)
    }
  }
  return { ${[...names, '$unlisted'].join(', ')} }`
}

function listBody(schema: JsonSchema): string {
  const items = schema.items ?? {}
  const nested = holdsLists(items)
  const { maxItems } = schema
  return `  const $length = lengthOf($value)
  const $items: unknown[] | undefined = $reading.keep ? [] : undefined
  let $wrong = 0
  for (let $index = 0; $index < $length; $index++) {
${nested ? '    const $before = $reading.wrong\n' : ''}    const $item = ${taken(items, '$value[$index]')}
    if ($items !== undefined) $items.push($item)
    if (${nested ? '$reading.wrong !== $before || ' : ''}!check${nameOf(items)}($item)) {
      if (++$wrong >= $reading.limit) break
    }
  }
${maxItems === undefined ? '' : `  if ($length > ${maxItems}) {
    $wrong++
    if ($items !== undefined && $items.length <= ${maxItems}) $items.length = ${maxItems + 1}
  }
`}  $reading.wrong += $wrong
  return $items ?? anArray`
}

function reader(name: string, schema: JsonSchema): string {
  const list = isList(schema)
  const record = isRecord(schema)
  const body = list && record
    ? `  if (!Array.isArray($value)) return read${name}Item($value, $reading)\n${listBody(schema)}`
    : list
      ? `  if (!Array.isArray($value)) return anObject\n${listBody(schema)}`
      : `  if (Array.isArray($value)) return anArray\n${recordBody(schema, name)}`
  return `export function read${name}($value: unknown, $reading: Reading): unknown {
  if (typeof $value !== 'object' || $value === null) return readClosed($value)
${list && record ? body.replace(`read${name}Item`, `read${nameOf(schema.items ?? {})}`) : body}
}
`
}

/** The readers: one pass over a caller's value into a record of fixed shape that holds only our own values. */
export function readerModule(): [path: string, source: string] {
  const parts = [...bodyParts()]
  const checks = [...new Set(parts.filter(([, part]) => isList(part)).map(([, part]) => `check${nameOf(part.items ?? {})}`))]
  return ['readers.ts', `${banner('schemas/')}import { ${checks.sort().join(', ')} } from './checks.js'
import { anArray, anObject, keepName, lengthOf, readClosed, type Reading } from '../reader/reading.ts'

${parts.map(([name, part]) => reader(name, part)).join('\n')}`]
}
