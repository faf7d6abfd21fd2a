import { frequencies, frequencyOffsetRange, type FrequencyOffsetRange } from 'monitor-contract'

/** The offsets that one frequency allows, on an axis from 0 to 1. */
export interface OffsetRow {
  readonly frequency: number
  readonly inWords: string
  /** Bars from one position to another; a single value begins and ends at one position. */
  readonly bars: readonly { readonly from: number; readonly to: number }[]
}

const ranges = frequencies.map((frequency) => ({
  frequency,
  range: frequencyOffsetRange(frequency),
}))
const largest = Math.max(
  ...ranges.map(({ range }) =>
    range.kind === 'range' ? range.maximum : Math.max(...range.values),
  ),
)

/**
 * A position on the axis, which is logarithmic: the longest range is 600, the shortest 2. Outside
 * values are at its ends.
 */
export const positionOf = (offset: number): number =>
  Math.min(1, Math.max(0, Math.log(Math.max(offset, 1)) / Math.log(largest)))

const barsOf = (range: FrequencyOffsetRange): OffsetRow['bars'] =>
  range.kind === 'range'
    ? [{ from: positionOf(range.minimum), to: positionOf(range.maximum) }]
    : range.values.map((value) => ({ from: positionOf(value), to: positionOf(value) }))

const inWords = (range: FrequencyOffsetRange): string =>
  range.kind === 'range' ? `${range.minimum} to ${range.maximum}` : range.values.join(', ')

export const offsetRows: readonly OffsetRow[] = ranges.map(({ frequency, range }) => ({
  frequency,
  inWords: inWords(range),
  bars: barsOf(range),
}))

export const ticks: readonly { readonly offset: number; readonly at: number }[] = [
  1,
  10,
  100,
  largest,
].map((offset) => ({ offset, at: positionOf(offset) }))

/** Returns whether a frequency allows an offset; undefined for a frequency that is not allowed. */
export function allowsOffset(frequency: number | undefined, offset: number): boolean | undefined {
  const range = ranges.find((row) => row.frequency === frequency)?.range
  if (range === undefined) return undefined
  if (range.kind === 'values') return range.values.includes(offset)
  return Number.isInteger(offset) && offset >= range.minimum && offset <= range.maximum
}

/** Returns the content of the picture as a sentence. */
export function offsetsInWords(frequency: number | undefined, offset: number | undefined): string {
  const row = offsetRows.find((other) => other.frequency === frequency)
  const allowed =
    row === undefined
      ? 'The frequency is not an allowed one.'
      : `Frequency ${row.frequency} min allows ${row.inWords}.`
  if (offset === undefined) return `${allowed} No offset is given.`
  const isAllowed = allowsOffset(frequency, offset)
  if (isAllowed === undefined) return allowed
  return `${allowed} The offset ${offset} is ${isAllowed ? 'inside' : 'outside'}.`
}
