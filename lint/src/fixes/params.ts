/** Returns a param of an issue that is a text; undefined if it has none. */
export function textParam(params: object, name: string): string | undefined {
  const value = paramOf(params, name)
  return typeof value === 'string' ? value : undefined
}

/** Returns a param of an issue that is a number; undefined if it has none. */
export function numberParam(params: object, name: string): number | undefined {
  const value = paramOf(params, name)
  return typeof value === 'number' ? value : undefined
}

/** Returns a param of an issue that is a list; an empty one if it has none. */
export function listParam(params: object, name: string): readonly unknown[] {
  const value = paramOf(params, name)
  return Array.isArray(value) ? value : []
}

const paramOf = (params: object, name: string): unknown =>
  Object.hasOwn(params, name) ? Reflect.get(params, name) : undefined
