import type { JsonSchema } from '../schema/json-schema.ts'
import { memoize } from '../schema/memoize.ts'
import { schemaAt } from '../schema/positions.ts'
import type { Path } from './issue.ts'

/**
 * Returns the field that was probably meant by the unknown field at a path: the closest name in the same object,
 * otherwise the path of the only field of another object whose name has the same letters, such as `request.hostname`.
 *
 * The schema must have no references. Items of lists are not searched, because no path says which item is meant.
 */
export function suggestField(schema: JsonSchema, path: Path): string | undefined {
  const given = fold(path.at(-1))
  const sibling = closest(siblingsIn(schemaAt(schema, path.slice(0, -1))), given)
  // A last letter can be a unit: `frequencyS` is no misspelling of `frequency`.
  const hasUnit = /[a-z](?:[SMH]|[-_][smh])$/.test(String(path.at(-1)))
  if (sibling !== undefined && !(hasUnit && fold(sibling) !== given)) return sibling
  const other = only(fieldsIn(schema).filter(({ folded }) => folded === given))?.name
  if (other === undefined || path.join('.').startsWith(`${other}.`)) return undefined
  // One word, such as `interval`, can mean anything: not a field two objects deeper, unless the way begins there.
  return /\.[^.]+\.[a-z]+$/.test(other) && !other.startsWith(`${String(path.at(0))}.`) ? undefined : other
}

/** Returns the allowed value that is closest to a misspelt one, if one is close. */
export const suggestValue = (allowed: readonly unknown[], value: unknown): string | undefined =>
  typeof value === 'string' ? closest(textsIn(allowed), fold(value)) : undefined

interface Candidate {
  readonly name: string
  readonly folded: string
  /** Maximum cost of the changes between this name and a misspelling of it. */
  readonly maxCost: number
}

const siblingsIn = /* @__PURE__ */ memoize(({ properties = {} }: JsonSchema) => Object.keys(properties).map(candidate))
const textsIn = /* @__PURE__ */ memoize((allowed: readonly unknown[]) =>
  allowed.filter((value) => typeof value === 'string').map(candidate),
)
const fieldsIn = /* @__PURE__ */ memoize((schema: JsonSchema) => fieldsBelow(schema, ''))

const candidate = (name: string): Candidate => ({ name, folded: fold(name), maxCost: maxCost(fold(name)) })

const fieldsBelow = ({ properties = {} }: JsonSchema, start: string): readonly Candidate[] =>
  Object.entries(properties).flatMap(([name, schema]) => [
    { ...candidate(name), name: start + name },
    ...fieldsBelow(schema, `${start}${name}.`),
  ])

/** Returns a name without case and separators. What is too long to be a misspelling becomes the empty name. */
const fold = (name: unknown): string =>
  typeof name === 'string' && name.length <= 64 ? name.replaceAll(/[-_\s]/g, '').toLowerCase() : ''

const only = <T>(items: readonly T[]): T | undefined => (items.length === 1 ? items[0] : undefined)

/** Returns the only candidate with the least cost, otherwise the only one that begins with the given name. */
function closest(candidates: readonly Candidate[], given: string): string | undefined {
  for (const cost of [0, 1, 2, 4]) {
    const near = candidates.filter(
      ({ folded, maxCost }) => cost <= maxCost && isWithin(cost, given, folded) && !isOtherWord(given, folded),
    )
    if (near.length > 0) return only(near)?.name
  }
  return given.length < 4 ? undefined : only(candidates.filter(({ folded }) => folded.startsWith(given)))?.name
}

/**
 * Returns whether a close name has another meaning: `deactivated`, `shouldntFail`, `minRetries`, `frequencyMs` or
 * `eu-west-9` is no misspelling.
 */
const isOtherWord = (given: string, name: string): boolean =>
  (given.length > name.length + 1 && given.includes(name)) ||
  (given !== name && negations.some((word) => given.replace(word, '') === name)) ||
  !['', digitsIn(name)].includes(digitsIn(given)) ||
  opposites.some(([a, b]) => (given.includes(a) && name.includes(b)) || (given.includes(b) && name.includes(a)))

const negations = ['not', 'nt', 'no', 'un']

const digitsIn = (name: string): string => name.replaceAll(/\D/g, '')

const opposites = [
  ['min', 'max'],
  ['local', 'global'],
] as const

/**
 * Allows changes of a third of the letters, but of one in a code with digits: `cn-north-1` is no misspelling of
 * `eu-north-1`, nor is the version `2027.04` one of another version.
 */
const maxCost = (name: string): number =>
  !/[a-z]/.test(name) ? 0 : /\d/.test(name) ? 2 : 2 * Math.floor(name.length / 3)

/**
 * Returns whether swaps of neighbouring letters (cost 1), and other changes of a letter (cost 2), turn `a` into `b`.
 */
function isWithin(cost: number, a: string, b: string, from = 0, to = 0): boolean {
  if (Math.abs(a.length - from - b.length + to) * 2 > cost) return false
  while (from < a.length && a[from] === b[to]) [from, to] = [from + 1, to + 1]
  if (from === a.length && to === b.length) return true
  const isSwap = a[from] === b[to + 1] && a[from + 1] === b[to]
  return (
    (isSwap && isWithin(cost - 1, a, b, from + 2, to + 2)) ||
    isWithin(cost - 2, a, b, from + 1, to + 1) ||
    isWithin(cost - 2, a, b, from + 1, to) ||
    isWithin(cost - 2, a, b, from, to + 1)
  )
}
