import { documents } from '../src/generate/documents.ts'
import type { JsonSchema } from '../src/schema/json-schema.ts'
import { unitOf } from '../src/schema/in-words.ts'

const heads = ['field', 'minimum', 'maximum', 'default', 'unit']

/** Returns the row of a field that has a bound or a default. */
function rowOf([name, schema]: readonly [string, JsonSchema]): readonly (readonly string[])[] {
  const { minimum, exclusiveMinimum, maximum, maxLength, maxItems } = schema
  const lowest = exclusiveMinimum === undefined ? minimum : `above ${exclusiveMinimum}`
  const limits = [lowest, maximum ?? maxLength ?? maxItems, schema.default].map((limit) => String(limit ?? ''))
  if (limits.every((limit) => limit === '')) return []
  const counted = maxLength === undefined ? undefined : 'characters'
  const listed = maxItems === undefined ? undefined : 'items'
  return [[`\`${name}\``, ...limits, counted ?? listed ?? unitOf(schema) ?? '']]
}

/** Returns a table of every bound and default, padded as the formatter pads it. */
function limitsTable(): string {
  const fields = [...documents.values()].flatMap(({ $defs, properties }) => Object.entries({ ...$defs, ...properties }))
  const rows = [heads, ...fields.flatMap(rowOf)]
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)))
  const rule = widths.map((width) => '-'.repeat(width))
  return [...lines.slice(0, 1), rule, ...lines.slice(1)].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Returns the guide with the table between its two markers renewed. */
export const withLimits = (guide: string): string =>
  guide.replace(/(<!-- limits -->\n\n)[\s\S]*?(\n\n<!-- \/limits -->)/, `$1${limitsTable()}$2`)
