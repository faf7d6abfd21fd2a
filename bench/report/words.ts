const shorten = (value: number): string =>
  Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 2 })

/** Returns a time in a suitable unit. */
export function time(nanoseconds: number): string {
  if (nanoseconds < 1e3) return `${shorten(nanoseconds)} ns`
  if (nanoseconds < 1e6) return `${shorten(nanoseconds / 1e3)} µs`
  return `${shorten(nanoseconds / 1e6)} ms`
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(2)} KB`
export const times = (factor: number): string => `${shorten(factor)} ×`

/**
 * Returns a Markdown table in Prettier's form. The first column contains names, the others figures.
 */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  )
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  const line = (cells: readonly string[]): string => `| ${cells.map(pad).join(' | ')} |`
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}
