/** A JSON value as the literal that a person writes: on one line, names without quotes where they need none. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(
    ([name, part]) => `${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${literal(part)}`,
  )
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
