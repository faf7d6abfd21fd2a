/** The least double above a finite one. */
export function nextAbove(value: number): number {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value + 0)
  view.setBigInt64(0, view.getBigInt64(0) + (value < 0 ? -1n : 1n))
  return view.getFloat64(0)
}

/** The greatest double below a finite one. */
export const nextBelow = (value: number): number => -nextAbove(-value)
