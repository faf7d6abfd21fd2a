// Writes values as JSON texts in the styles that people use.
import fc from 'fast-check'

export interface Style {
  readonly indent: string
  readonly lineEnd: string
  readonly colon: string
  /**
   * The number of the field that is written twice, and of the scalar with an unusual spelling; -1
   * for none.
   */
  readonly repeated: number
  readonly unusual: number
}

export const styles: fc.Arbitrary<Style> = fc.record({
  indent: fc.constantFrom('', ' ', '  ', '\t'),
  lineEnd: fc.constantFrom('', ' ', '\n', '\r\n', '\r', '\n\n'),
  colon: fc.constantFrom(':', ': ', ' : ', ':\t'),
  repeated: fc.integer({ min: -20, max: 20 }),
  unusual: fc.integer({ min: -20, max: 20 }),
})

/** Returns a JSON text of a value. */
export function spelledJson(
  value: unknown,
  { indent, lineEnd, colon, repeated, unusual }: Style,
): string {
  let [fields, scalars] = [0, 0]
  const write = (part: unknown, before: string): string => {
    if (typeof part !== 'object' || part === null)
      return scalars++ === unusual ? unusualScalar(part) : plain(part)
    const inner = before + indent
    const parts = Array.isArray(part)
      ? part.map((item: unknown) => write(item, inner))
      : Object.entries(part).flatMap(([name, field]) => {
          const key = `${JSON.stringify(name)}${colon}`
          const isRepeated = fields++ === repeated
          const written = `${key}${write(field, inner)}`
          return isRepeated ? [`${key}{"a":1}`, written] : [written]
        })
    const [open, close] = Array.isArray(part) ? (['[', ']'] as const) : (['{', '}'] as const)
    if (parts.length === 0) return `${open}${lineEnd}${close}`
    return `${open}${lineEnd}${inner}${parts.join(`,${lineEnd}${inner}`)}${lineEnd}${before}${close}`
  }
  return write(value, '')
}

const plain = (scalar: unknown): string => (Object.is(scalar, -0) ? '-0' : JSON.stringify(scalar))

const unusualScalar = (scalar: unknown): string => {
  if (Number.isSafeInteger(scalar)) return `${plain(scalar)}.0`
  return typeof scalar === 'string' && /^\w/.test(scalar)
    ? `"\\u00${scalar.charCodeAt(0).toString(16)}${plain(scalar).slice(2)}`
    : plain(scalar)
}
