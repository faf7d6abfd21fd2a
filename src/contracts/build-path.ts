import { internalsOf } from '../engine/contract-internals.ts'
import { ContractError } from '../issues/contract-error.ts'
import { isFields, type Fields } from '../schema/read-values.ts'
import { partIn, type Declaration, type PartContract, type PartName } from './request-validator.ts'

/**
 * Returns the path of a request, with its query.
 *
 * @throws RangeError for a parameter that no path can contain
 * @throws ContractError for a part that its contract rejects; the paths of its issues begin with the name of the part
 */
export function buildPath({ path, params, query }: Declaration, request: unknown): string {
  if (!isFields(request)) throw new TypeError('request must be an object with params and query')
  const filled = (params ? parsedParameters(request, 'params', params) : []).reduce(
    (start, [name, value]) => start.replace(`{${name}}`, segment(name, String(value))),
    path,
  )
  const parameters = parsedParameters(request, 'query', query)
  const pairs = parameters.map(([name, value]) => `${name}=${encodeURIComponent(asText(value))}`)
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`
}

/** Returns the parameters in a part of a request, parsed by its contract, without the defaults of missing ones. */
function parsedParameters(request: Fields, part: PartName, contract: PartContract): [name: string, value: unknown][] {
  const { resolve, validate } = internalsOf(contract)
  const result = validate(partIn(request, part), { ...resolve(undefined), addsDefaults: false }, [part])
  if (result.valid) return [result.value].filter(isFields).flatMap((values) => Object.entries(values))
  const empty = part === 'params' ? result.errors.find(({ code }) => code === 'minLength') : undefined
  if (empty !== undefined) throw impossible(String(empty.path[1]))
  throw new ContractError(contract.id, result.errors, result.warnings, contract.name)
}

const asText = (value: unknown): string => (Object.is(value, -0) ? '-0' : String(value))

function segment(name: string, value: string): string {
  if (value === '.' || value === '..') throw impossible(name)
  if (/[\uD800-\uDFFF]/u.test(value)) throw new RangeError(`${name} must not contain a lone surrogate.`)
  return encodeURIComponent(value)
}

const impossible = (name: string): RangeError => new RangeError(`${name} must not be empty, "." or "..".`)
