import { partOf } from './parts.ts'
import type { GivenContract } from './path-builder.ts'

/** A parameter as a segment of a path that URL parsers leave in its place. */
function segment(name: string, value: string): string {
  if (value === '' || value === '.' || value === '..')
    throw new RangeError(`${name} must not be empty, "." or "..": no path can carry it`)
  if (/[\uD800-\uDFFF]/u.test(value))
    throw new RangeError(`${name} must not hold a lone surrogate: no path can carry it`)
  return encodeURIComponent(value)
}

/** Makes what fills the path parameters of a request into a template. */
export const filledPath =
  (template: string, params: GivenContract) =>
  (request: object): string => {
    let path = template
    for (const [name, value] of Object.entries(params.parse(partOf(request, 'params')))) {
      path = path.replace(`{${name}}`, segment(name, String(value)))
    }
    return path
  }
