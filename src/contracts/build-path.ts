import { internalsOf } from '../engine/contract-internals.ts'
import { ContractError } from '../issues/contract-error.ts'
import { isFields } from '../schema/read-parts.ts'
import { partIn, type Part, type PartName } from './request-validator.ts'

/**
 * Returns the path of a request, with its query.
 *
 * @param template The path of the operation, with `{id}` for a parameter.
 * @throws RangeError for a parameter that no path can contain
 * @throws ContractError for a part that its contract rejects; the paths of its issues begin with the name of the part
 */
export function buildPath(template: string, parts: readonly Part[], request: unknown): string {
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    throw new TypeError('request must be an object with params and query')
  const parametersOf = (name: PartName) =>
    parts.filter(([part]) => part === name).flatMap((part) => parsedParameters(request, part))
  const path = parametersOf('params').reduce(
    (start, [name, value]) => start.replace(`{${name}}`, segment(name, String(value))),
    template,
  )
  const pairs = parametersOf('query').map(([name, value]) => `${name}=${encodeURIComponent(asText(value))}`)
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}

/** Returns the parameters in a part of a request, parsed by its contract, without the defaults of missing ones. */
function parsedParameters(request: object, [part, contract]: Part): [name: string, value: unknown][] {
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
