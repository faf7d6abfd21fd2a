import type { JsonSchema } from '../schema/json-schema.ts'
import { memoize } from '../schema/memoize.ts'
import { schemaAt } from '../schema/positions.ts'
import type { Path } from './finding.ts'

/**
 * Returns the field that was probably meant by the unknown field at a path: the closest name in the
 * same object, otherwise the path of the only field of another object whose name has the same
 * letters, such as `request.hostname`.
 *
 * A parked field, such as `_muted`, `//muted` or `x-muted`, has no suggestion: whoever wrote it
 * wants it to have no effect.
 *
 * The schema must have no references. Items of lists are not searched, because no path says which
 * item is meant.
 */
export function suggestField(schema: JsonSchema, path: Path): string | undefined {
  if (isParked(String(path.at(-1)))) return undefined
  const given = fold(path.at(-1))
  const sibling = closest(schemaAt(schema, path.slice(0, -1)), given)
  // A last letter can be a unit: `frequencyS` is no misspelling of `frequency`.
  const hasUnit = /[a-z](?:[SMH]|[-_][smh])$/.test(String(path.at(-1)))
  if (sibling !== undefined && !(hasUnit && fold(sibling) !== given)) return sibling
  const other = only(fieldsIn(schema).filter(({ folded }) => folded === given))?.path
  if (other === undefined || other.every((step, index) => step === path[index])) return undefined
  return generalNames.has(given) ? undefined : other.join('.')
}

/** Names that are too general to say in which other object a field belongs. */
const generalNames: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'type',
  'name',
  'description',
  'severity',
  'key',
  'value',
  'source',
  'property',
  'comparison',
  'target',
  'enabled',
  'percentage',
  'amount',
  'interval',
  'address',
  'url',
  'method',
  'number',
])

/** Returns whether a name begins with another character than a letter, or with `x-` or `x_`. */
const isParked = (name: string): boolean => /^(?:[^a-z]|x[-_])/i.test(name)

/** Returns the allowed value of a schema that is closest to a misspelt one, if one is close. */
export const suggestValue = (schema: JsonSchema, value: unknown): string | undefined =>
  typeof value === 'string' ? closest(schema, fold(value)) : undefined

/** Returns the fields of a schema and of the objects in it. */
const fieldsIn = /* @__PURE__ */ memoize((schema: JsonSchema) =>
  pathsBelow(schema).map((path) => ({ path, folded: fold(path.at(-1)) })),
)

const pathsBelow = ({ properties = {} }: JsonSchema): readonly Path[] =>
  Object.entries(properties).flatMap(([name, inner]) => [
    [name],
    ...pathsBelow(inner).map((path) => [name, ...path]),
  ])

/**
 * Returns a name without case and separators. What is too long to be a misspelling becomes the
 * empty name.
 */
const fold = (name: unknown): string =>
  typeof name === 'string' && name.length <= 64 ? name.replaceAll(/[-_\s]/g, '').toLowerCase() : ''

const only = <T>(items: readonly T[]): T | undefined => (items.length === 1 ? items[0] : undefined)

/**
 * Returns the only candidate with the least cost, otherwise the only one that begins with the given
 * name.
 */
function closest(schema: JsonSchema, given: string): string | undefined {
  const candidates = candidatesIn(schema)
  for (const cost of [0, 1, 2, 4]) {
    const near = candidates.filter(
      ({ folded, maxCost }) =>
        cost <= maxCost && hasDistance(cost, given, folded) && !isOtherWord(given, folded),
    )
    if (near.length > 0) return only(near)?.name
  }
  return given.length < 4
    ? undefined
    : only(candidates.filter(({ folded }) => folded.startsWith(given)))?.name
}

/**
 * Returns the allowed texts of a schema, otherwise the names of its fields, with the maximum cost
 * of a misspelling.
 */
const candidatesIn = /* @__PURE__ */ memoize(
  ({ properties = {}, enum: names = Object.keys(properties) }: JsonSchema) =>
    names
      .filter((name) => typeof name === 'string')
      .map((name) => ({ name, folded: fold(name), maxCost: maxCost(fold(name)) })),
)

/**
 * Allows changes of a third of the letters, but of one in a code with digits: `cn-north-1` is no
 * misspelling of `eu-north-1`, nor is the version `2027.04` one of another version.
 */
function maxCost(name: string): number {
  if (!/[a-z]/.test(name)) return 0
  return /\d/.test(name) ? 2 : 2 * Math.floor(name.length / 3)
}

/**
 * Returns whether a close name has another meaning: `deactivated`, `shouldntFail`, `minRetries`,
 * `frequencyMs` or `eu-west-9` is no misspelling.
 */
function isOtherWord(given: string, name: string): boolean {
  if (given.length > name.length + 1 && isLonger(given, name)) return true
  const digits = digitsIn(given)
  if (digits !== '' && digits !== digitsIn(name)) return true
  return opposites.some(([word, opposite]) => given.includes(word) && name.includes(opposite))
}

/** Returns whether a longer name says more, such as a unit, or the opposite. */
const isLonger = (given: string, name: string): boolean =>
  given.includes(name) || ['nt', 'no', 'un'].some((word) => given.replace(word, '') === name)

const digitsIn = (name: string): string => name.replaceAll(/\D/g, '')

const opposites = /* @__PURE__ */ Object.entries({
  min: 'max',
  max: 'min',
  local: 'global',
  global: 'local',
})

/**
 * Returns whether swaps of neighbouring letters (cost 1), and other changes of a letter (cost 2),
 * turn `a` into `b`.
 */
function hasDistance(cost: number, a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) * 2 > cost) return false
  const start = sharedStart(a, b)
  if (start === a.length && start === b.length) return true
  const [x, y] = [a.slice(start), b.slice(start)]
  const isSwap = x.length > 1 && x[0] === y[1] && x[1] === y[0]
  if (isSwap && hasDistance(cost - 1, x.slice(2), y.slice(2))) return true
  return (
    hasDistance(cost - 2, x.slice(1), y.slice(1)) ||
    hasDistance(cost - 2, x.slice(1), y) ||
    hasDistance(cost - 2, x, y.slice(1))
  )
}

/** Returns the number of letters with which both texts begin. */
function sharedStart(a: string, b: string): number {
  let index = 0
  while (index < a.length && a[index] === b[index]) index += 1
  return index
}
