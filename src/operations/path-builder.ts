import { parsedPart, type GivenContract } from './parsed-part.ts'

const asText = (value: unknown): string => (Object.is(value, -0) ? '-0' : String(value))

/** Returns the `buildPath` of an operation: a function that writes the path and the query of a request. */
export function pathBuilder(pathOf: (request: object) => string, query: GivenContract): (request?: object) => string {
  return (request = {}) => {
    if (typeof request !== 'object' || request === null || Array.isArray(request))
      throw new TypeError('request must be an object with params and query')
    const path = pathOf(request)
    const pairs = Object.entries(parsedPart(request, 'query', query)).map(
      ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(asText(value))}`,
    )
    return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
  }
}
