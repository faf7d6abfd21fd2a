const shorten = (value: number): string =>
  Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 2 })

/** Returns a time in a suitable unit. */
export function time(nanoseconds: number): string {
  if (nanoseconds < 1e4) return `${shorten(nanoseconds)} ns`
  if (nanoseconds < 1e6) return `${shorten(nanoseconds / 1e3)} µs`
  return `${shorten(nanoseconds / 1e6)} ms`
}

export const milliseconds = (value: number): string => `${shorten(value)} ms`
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(2)} KB`
export const times = (factor: number): string => `${shorten(factor)} ×`

/** Returns a share, as `1/7.3` if it is small. */
export const share = (part: number): string => (part < 0.75 ? `1/${shorten(1 / part)}` : times(part))

/** Returns a Markdown table. The first column contains names, the others figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}
