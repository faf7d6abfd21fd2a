import { fullBody, minimalBody } from './bodies.ts'

/** Returns a generator of random numbers from 0 up to 1 with a seed: mulberry32. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffled<Item>(items: readonly Item[], next: () => number): readonly Item[] {
  return items
    .map((item) => [next(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)
}

/**
 * Fields that are sent together, because one alone causes a warning, which only this package
 * reports.
 */
const together: Readonly<Record<string, string>> = { alertSettings: 'useGlobalAlertSettings' }

/** Returns a random selection of field names. */
function someOf(names: readonly string[], next: () => number): ReadonlySet<string> {
  const kept = names.filter((name) => name in minimalBody || next() < 0.5)
  return new Set(
    kept.flatMap((name) => [name, ...(together[name] === undefined ? [] : [together[name]])]),
  )
}

/**
 * Returns valid bodies, each with other optional fields in another order, and so with another
 * hidden class in V8.
 */
export function bodiesOfShapes(count: number): readonly Readonly<Record<string, unknown>>[] {
  const next = numbersFrom(20_26)
  const entries = Object.entries(fullBody)
  return Array.from({ length: count }, () => {
    const kept = someOf(Object.keys(fullBody), next)
    return Object.fromEntries(
      shuffled(
        entries.filter(([name]) => kept.has(name)),
        next,
      ),
    )
  })
}
