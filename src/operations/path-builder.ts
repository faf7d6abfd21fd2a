import { partOf } from './parts.ts'

/** The part of a query contract that the path needs: it returns the parameters without defaults. */
export interface GivenContract {
  parse(value: unknown): object
}

const asText = (value: unknown): string => (Object.is(value, -0) ? '-0' : String(value))

/** Returns the function `buildPath` of an operation. */
export function pathBuilder(pathOf: (request: object) => string, query: GivenContract): (request?: object) => string {
  return (request = {}) => {
    if (typeof request !== 'object' || request === null || Array.isArray(request))
      throw new TypeError('request must be an object with params and query')
    const path = pathOf(request)
    const pairs = Object.entries(query.parse(partOf(request, 'query'))).map(
      ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(asText(value))}`,
    )
    return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
  }
}
