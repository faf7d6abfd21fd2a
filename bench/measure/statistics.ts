/** Returns the quantile of values, by linear interpolation. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)] ?? NaN
  const above = sorted[Math.ceil(place)] ?? NaN
  return below + (above - below) * (place - Math.floor(place))
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Returns the ratio of two contenders: the median of the ratios of single rounds. */
export const ratio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(
    ours.flatMap((value, round) => {
      const other = theirs[round]
      return other === undefined ? [] : [value / other]
    }),
  )
