/** Returns a JSON value as a JavaScript literal on one line. Property names are quoted only if necessary. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(
    ([name, part]) => `${/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name)}: ${literal(part)}`,
  )
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
