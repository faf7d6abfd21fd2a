/** Returns the smallest double above a finite number. */
export function nextAbove(value: number): number {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value + 0)
  view.setBigInt64(0, view.getBigInt64(0) + (value < 0 ? -1n : 1n))
  return view.getFloat64(0)
}

/** Returns the greatest double below a finite number. */
export const nextBelow = (value: number): number => -nextAbove(-value)
