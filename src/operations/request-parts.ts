import { ownField } from '../domain/arguments.ts'

/** The names of the parts of a request, in the order in which they are validated. */
export const partNames = ['params', 'query', 'headers', 'body'] as const

export type PartName = (typeof partNames)[number]

/**
 * Returns a part of a request. An omitted part counts as an empty object, except the body. Only own enumerable
 * properties count.
 */
export function partOf(request: { readonly [Name in PartName]?: unknown }, name: PartName): unknown {
  const part = ownField(request, name)
  return part === undefined && name !== 'body' ? {} : part
}
