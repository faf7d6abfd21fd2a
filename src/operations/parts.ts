/** The parts of a request. */
export type PartName = 'params' | 'query' | 'headers' | 'body'

/** Returns a part of a request. A missing part is an empty object, and inherited properties do not count. */
export function partOf(request: object, name: PartName): unknown {
  const part: unknown = Object.prototype.propertyIsEnumerable.call(request, name)
    ? Reflect.get(request, name)
    : undefined
  return part === undefined ? {} : part
}
