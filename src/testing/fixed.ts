import { responseKeywords } from '../explain/keywords/index.ts'
import { nodeOf } from '../explain/node.ts'
import { explain, strictly } from '../explain/walk.ts'
import { Findings } from '../issues/findings.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import type { Adapt, Fields } from './rules/adapt.ts'

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as the walk goes over it: every field of its schema, in the schema's order. */
function recordOf({ properties, items }: JsonSchema, value: unknown): unknown {
  if (Array.isArray(value)) return items === undefined ? value : value.map((item) => recordOf(items, item))
  if (!isFields(value) || properties === undefined) return value
  const own = (name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined)
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, recordOf(schema, own(name))]))
}

/** What is wrong with one field; nothing for one that may have its value, or be left out where that is undefined. */
function wrongField({ properties = {}, required = [] }: JsonSchema, name: string, value: unknown): string | undefined {
  const schema = properties[name]
  if (value === undefined) return required.includes(name) ? `${name} is required` : undefined
  if (schema === undefined) return undefined
  const findings = new Findings(1)
  explain(nodeOf(schema, new Map(), responseKeywords), recordOf(schema, value), [name], findings, strictly)
  return findings.errors[0]?.message
}

/** Why no valid body has the fixed fields, if none has: one of them is wrong, or a rule would have to change them. */
export function wrongIn(schema: JsonSchema, fixed: Fields, adapts: readonly Adapt[]): string | undefined {
  const fields = Object.entries(fixed)
  const wrong = fields.map(([name, value]) => wrongField(schema, name, value)).find((message) => message !== undefined)
  if (wrong !== undefined) return wrong
  const adapted = adapts.reduce((all, adapt) => adapt(all, new Set()), fixed)
  const changed = fields.find(([name, value]) => adapted[name] !== value)
  return changed && `${changed[0]} breaks a rule.`
}
