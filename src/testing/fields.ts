/** The type of a JSON object by the names of its fields; `isFields` returns whether a value is one. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
