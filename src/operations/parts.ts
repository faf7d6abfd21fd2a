/** The parts of a request. */
export type PartName = 'params' | 'query' | 'headers' | 'body'

/**
 * What a request holds as one of its parts; one that is left out counts as empty. Only what the request itself holds
 * counts.
 */
export function partOf(request: object, name: PartName): unknown {
  const part: unknown = Object.prototype.propertyIsEnumerable.call(request, name)
    ? Reflect.get(request, name)
    : undefined
  return part === undefined ? {} : part
}
