import { partOf } from './parts.ts'

/** What is asked of the contract of a part: to answer what is given, without defaults. */
interface GivenContract {
  parse(value: unknown): object
}

const asText = (value: unknown): string => (Object.is(value, -0) ? '-0' : String(value))

/** What stands for a parameter in a path: a segment that URL parsers leave in its place. */
function segment(name: string, value: string): string {
  if (value === '' || value === '.' || value === '..')
    throw new RangeError(`${name} must not be empty, "." or "..": no path can carry it`)
  if (/[\uD800-\uDFFF]/u.test(value))
    throw new RangeError(`${name} must not hold a lone surrogate: no path can carry it`)
  return encodeURIComponent(value)
}

/** Makes what writes the path and the query of a request. */
export function pathBuilder(
  template: string,
  params: GivenContract | undefined,
  query: GivenContract,
): (request?: object) => string {
  return (request = {}) => {
    if (typeof request !== 'object' || request === null || Array.isArray(request))
      throw new TypeError('request must be an object with params and query')
    let path = template
    if (params !== undefined) {
      for (const [name, value] of Object.entries(params.parse(partOf(request, 'params')))) {
        path = path.replace(`{${name}}`, segment(name, String(value)))
      }
    }
    const pairs = Object.entries(query.parse(partOf(request, 'query'))).map(
      ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(asText(value))}`,
    )
    return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
  }
}
