import { frequencies, frequencyOffsetRange, icmpMonitorDefaults, type FrequencyOffsetRange } from 'monitor-contract'

/** Where a field's value comes from. */
export type Source = 'document' | 'baseline' | 'default'

export interface Sourced {
  readonly value: number
  readonly source: Source
}

/** What one frequency allows, on an axis from 0 to 1. */
export interface OffsetRow {
  readonly frequency: number
  readonly range: FrequencyOffsetRange
  /** Bars from one place to another; a single value begins and ends at one place. */
  readonly bars: readonly { readonly from: number; readonly to: number }[]
  /** Whether this is the frequency of the document. */
  readonly current: boolean
}

/** Which offsets each frequency allows, and where a document stands. */
export interface OffsetPicture {
  readonly rows: readonly OffsetRow[]
  readonly ticks: readonly { readonly offset: number; readonly at: number }[]
  readonly frequency: Sourced | undefined
  readonly offset: (Sourced & { readonly at: number; readonly allowed: boolean | undefined }) | undefined
}

const ranges = frequencies.map((frequency) => ({ frequency, range: frequencyOffsetRange(frequency) }))
const largest = Math.max(
  ...ranges.map(({ range }) => (range.kind === 'range' ? range.maximum : Math.max(...range.values))),
)

/** A place on the axis. It is logarithmic: the longest range is 600, the shortest 2. What lies outside stands at its ends. */
const placeOf = (offset: number): number => Math.min(1, Math.max(0, Math.log(Math.max(offset, 1)) / Math.log(largest)))

const barsOf = (range: FrequencyOffsetRange): OffsetRow['bars'] =>
  range.kind === 'range'
    ? [{ from: placeOf(range.minimum), to: placeOf(range.maximum) }]
    : range.values.map((value) => ({ from: placeOf(value), to: placeOf(value) }))

const allows = (range: FrequencyOffsetRange, offset: number): boolean =>
  range.kind === 'values'
    ? range.values.includes(offset)
    : Number.isInteger(offset) && offset >= range.minimum && offset <= range.maximum

const ownNumber = (holder: unknown, field: string): number | null | undefined => {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, field)) return undefined
  const value: unknown = Reflect.get(holder, field)
  return typeof value === 'number' ? value : null
}

/** A field of the document, of its baseline, or its default; undefined where what is sent is no number. */
function sourced(
  field: 'frequency' | 'frequencyOffset',
  document: unknown,
  baseline: unknown,
  fallback: number | undefined,
): Sourced | undefined {
  const own = ownNumber(document, field)
  if (own !== undefined) return own === null ? undefined : { value: own, source: 'document' }
  if (baseline !== undefined) {
    const stored = ownNumber(baseline, field)
    return typeof stored === 'number' ? { value: stored, source: 'baseline' } : undefined
  }
  return fallback === undefined ? undefined : { value: fallback, source: 'default' }
}

/** The picture of a monitor, which may be any value. Of a response, nothing is supposed of what it leaves out. */
export function offsetPicture(
  monitor: unknown,
  { baseline, isResponse = false }: { readonly baseline?: unknown; readonly isResponse?: boolean } = {},
): OffsetPicture {
  const frequency = sourced('frequency', monitor, baseline, isResponse ? undefined : icmpMonitorDefaults.frequency)
  const offset = sourced('frequencyOffset', monitor, baseline, undefined)
  const range = ranges.find((row) => row.frequency === frequency?.value)?.range
  return {
    rows: ranges.map((row) => ({ ...row, bars: barsOf(row.range), current: row.frequency === frequency?.value })),
    ticks: [1, 10, 100, largest].map((tick) => ({ offset: tick, at: placeOf(tick) })),
    frequency,
    offset: offset && { ...offset, at: placeOf(offset.value), allowed: range && allows(range, offset.value) },
  }
}
