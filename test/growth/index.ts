// Shows how time and memory grow with hostile input: `npm run growth`, or
// `node --expose-gc --max-semi-space-size=512 --import tsx test/growth/index.ts [largest size]`.
import { bodyInputs } from './body-inputs.ts'
import { errorGroupInputs } from './error-group-inputs.ts'
import { functionInputs } from './function-inputs.ts'
import type { Kind } from './kind.ts'
import { requestInputs } from './request-inputs.ts'
import { textInputs } from './text-inputs.ts'

const { gc } = globalThis
if (gc === undefined)
  throw new Error(
    'Run it with node --expose-gc --max-semi-space-size=512 --import tsx, so that it can tell what is allocated.',
  )

const largest = Number(process.argv[2] ?? 100_000)
if (!Number.isSafeInteger(largest) || largest < 100)
  throw new TypeError('The largest size is a whole number of at least 100.')
const sizes = [largest / 100, largest / 10, largest].map(Math.floor)

/** Maximum factor of time for ten times the input. */
const linear = 15

interface Cost {
  readonly microseconds: number
  readonly kilobytes: number
}

/** Measures the processor time of a call in microseconds. Other processes affect it less than clock time. */
function timeOf(ask: () => unknown, calls: number): number {
  const start = process.cpuUsage()
  for (let call = 0; call < calls; call++) ask()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / calls
}

/**
 * Measures the minimum time of several calls, and the memory that one call allocates, with garbage that fits into the
 * young generation.
 */
function costOf([, make, ask]: Kind, size: number): Cost {
  const value = make(size)
  const again = () => ask(value)
  const calls = Math.max(1, Math.min(1_000, Math.ceil(20_000 / Math.max(1, timeOf(again, 3)))))
  gc?.()
  const before = process.memoryUsage().heapUsed
  const kept = [again()]
  const kilobytes = Math.max(0, process.memoryUsage().heapUsed - before) / 1024
  kept.pop()
  gc?.()
  return { microseconds: Math.min(...Array.from({ length: 5 }, () => timeOf(again, calls))), kilobytes }
}

const shown = (number: number): string => (number < 10 ? number.toFixed(1) : Math.round(number).toLocaleString('en'))

/** Returns the ratio of two costs; 1 if they are too small to compare. */
const growth = (small: number, large: number): number => (large < 1 ? 1 : large / Math.max(small, 1))

console.log(
  `| kind of input | ${sizes.map((size) => `${size.toLocaleString('en')}: µs | kB`).join(' | ')} | ×10 in time | in memory |`,
)
console.log(`| --- |${' ---: |'.repeat(2 * sizes.length + 2)}`)
const kinds = [...bodyInputs, ...errorGroupInputs, ...requestInputs, ...functionInputs, ...textInputs]
let steep = 0
for (const kind of kinds) {
  const costs = sizes.map((size) => costOf(kind, size))
  const [before, last] = costs.slice(-2)
  if (before === undefined || last === undefined) continue
  const time = growth(before.microseconds, last.microseconds)
  const memory = growth(before.kilobytes, last.kilobytes)
  if (time > linear || memory > linear) steep++
  const cells = costs.map(({ microseconds, kilobytes }) => `${shown(microseconds)} | ${shown(kilobytes)}`)
  console.log(
    `| ${kind[0]} | ${cells.join(' | ')} | ${shown(time)}${time > linear ? ' (!)' : ''} | ${shown(memory)}${memory > linear ? ' (!)' : ''} |`,
  )
}
console.log(`\n${steep} of ${kinds.length} kinds grow more than ${linear} times with ten times the input`)
