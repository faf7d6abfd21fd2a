import { parsedPart, type GivenContract } from './parsed-part.ts'

/** Returns a function that writes the path of a request: a template with the path parameters filled in. */
export const filledPath =
  (template: string, params: GivenContract) =>
  (request: object): string => {
    let path = template
    for (const [name, value] of Object.entries(parsedPart(request, 'params', params))) {
      path = path.replace(`{${name}}`, segment(name, String(value)))
    }
    return path
  }

/** Returns a parameter as a segment of a path. */
function segment(name: string, value: string): string {
  if (value === '' || value === '.' || value === '..')
    throw new RangeError(`${name} must not be empty, "." or "..": no path can carry it`)
  if (/[\uD800-\uDFFF]/u.test(value))
    throw new RangeError(`${name} must not hold a lone surrogate: no path can carry it`)
  return encodeURIComponent(value)
}
