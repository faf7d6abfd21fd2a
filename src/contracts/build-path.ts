import { ContractError } from '../engine/contract-error.ts'
import { partOf, type RequestPart } from '../engine/find-in-request.ts'
import { placedAt } from '../issues/finding.ts'
import { finish } from '../issues/finish.ts'
import { isFields } from '../schema/read-values.ts'

/**
 * Returns the path of a request, with its query.
 *
 * @throws TypeError for a request that is not an object, or a name other than `params` and `query`
 * @throws ContractError for parameters that their contract rejects
 * @throws RangeError for an id that no path can contain
 */
export function buildPath(path: string, parts: readonly RequestPart[], request: unknown): string {
  if (!isFields(request)) throw new TypeError('request must be an object with params and query')
  const inPath = parts.filter(({ name }) => name === 'params' || name === 'query')
  const known = inPath.map(({ name }) => name)
  const unknown = Object.keys(request).find((name) => !known.some((part) => part === name))
  if (unknown !== undefined)
    throw new TypeError(
      `Unknown part ${JSON.stringify(unknown)}. Known parts: ${known.join(', ')}.`,
    )

  let filled = path
  const query: string[] = []
  for (const part of inPath)
    for (const { name, value } of parametersIn(part, request)) {
      if (part.name === 'params') filled = filled.replace(`{${name}}`, segment(name, value))
      else query.push(`${name}=${encodeURIComponent(value)}`)
    }
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`
}

interface Parameter {
  readonly name: string
  readonly value: string
}

/** Returns the parameters in a part of a request, as text, without the defaults of missing ones. */
function parametersIn(
  { name, description, options }: RequestPart,
  request: object,
): readonly Parameter[] {
  const { record, findings } = description.find(partOf(request, name), options)
  const schema = (): object => ({ properties: { [name]: description.schema() } })
  const result = finish(undefined, placedAt(name, findings), schema, options)
  if (!result.valid) {
    const id = String(description.documentSet.document.$id)
    throw new ContractError(id, result.errors, result.warnings, description.name)
  }
  return Object.entries(isFields(record) ? record : {}).flatMap(([parameter, value]) =>
    value === undefined ? [] : [{ name: parameter, value: asText(value) }],
  )
}

const asText = (value: unknown): string => String(value)

/** Returns the text of a path parameter. URL parsers remove the segments `.` and `..`. */
function segment(name: string, value: string): string {
  if (value === '.' || value === '..') throw new RangeError(`${name} must not be "." or "..".`)
  if (/[\uD800-\uDFFF]/u.test(value))
    throw new RangeError(`${name} must not contain a lone surrogate.`)
  return encodeURIComponent(value)
}
