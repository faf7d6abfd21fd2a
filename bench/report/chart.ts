import { contenders, ours, yardstick } from '../contenders/index.ts'
import { median } from '../measure/statistics.ts'
import type { Results } from './results.ts'
import { time } from './words.ts'

const plot = { left: 70, right: 640, top: 56, bottom: 410 }
const labelHeight = 17

/** The colours of lines. Each has a contrast of 3 or more on white and on black. */
const colours: Readonly<Record<string, string>> = {
  [ours]: '#2f81f7',
  'by-hand': '#8250df',
  ajv: '#e5484d',
  zod: '#d9730d',
  valibot: '#2da44e',
  typebox: '#d6409f',
  'ata-validator': '#0f9a9a',
  [yardstick]: '#8c959f',
}

const style = `
    text { font: 13px system-ui, sans-serif; fill: #24292f }
    line { stroke: #8c959f; stroke-opacity: 0.4 }
    polyline { fill: none; stroke-width: 1.5 }
    .ours polyline { stroke-width: 3 }
    .ours text { font-weight: 600 }
    @media (prefers-color-scheme: dark) { text { fill: #e6edf3 } }`

/**
 * Returns the time of `is` by the number of shapes as an SVG, with logarithmic scales, for light
 * and dark pages.
 */
export function shapesChart({ together, environment: { date, commit } }: Results): string {
  const counts = Object.keys(together).flatMap((name) => /^shapes-(\d+)$/.exec(name)?.[1] ?? [])
  const lines = [...contenders, yardstick]
    .map((name) => ({
      name,
      values: counts.map((count) => median(together[`shapes-${count}`]?.is[name] ?? [])),
    }))
    .sort((a, b) => (b.values.at(-1) ?? 0) - (a.values.at(-1) ?? 0))
  const all = lines.flatMap(({ values }) => values)
  const [lowest, highest] = [
    Math.floor(Math.log10(Math.min(...all))),
    Math.ceil(Math.log10(Math.max(...all))),
  ]
  const x = (count: number): number =>
    plot.left + (Math.log2(count) / Math.log2(Number(counts.at(-1)))) * (plot.right - plot.left)
  const y = (value: number): number =>
    plot.bottom - ((Math.log10(value) - lowest) / (highest - lowest)) * (plot.bottom - plot.top)

  const decades = Array.from({ length: highest - lowest + 1 }, (_, step) => 10 ** (lowest + step))
  const horizontal = decades.map((value) => {
    const place = y(value).toFixed(1)
    return `<line x1="${plot.left}" x2="${plot.right}" y1="${place}" y2="${place}"/><text x="${plot.left - 8}" y="${place}" dy="4" text-anchor="end">${time(value)}</text>`
  })
  const below = counts.map(
    (count) =>
      `<text x="${x(Number(count)).toFixed(1)}" y="${plot.bottom + 20}" text-anchor="middle">${Number(count).toLocaleString('en')}</text>`,
  )
  let lastPlace = -Infinity
  const drawn = lines.map(({ name, values }) => {
    const last = values.at(-1) ?? NaN
    // A label moves down until it does not overlap the one above it.
    lastPlace = Math.max(y(last), lastPlace + labelHeight)
    const points = counts.map(
      (count, index) => `${x(Number(count)).toFixed(1)},${y(values[index] ?? NaN).toFixed(1)}`,
    )
    const label = `${plot.right + 22},${lastPlace.toFixed(1)}`
    return `<g${name === ours ? ' class="ours"' : ''}><polyline stroke="${colours[name]}" points="${[...points, label].join(' ')}"/><text x="${plot.right + 26}" y="${lastPlace.toFixed(1)}" dy="4">${name}, ${time(last)}</text></g>`
  })

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 460" role="img" aria-label="The time of is() by the number of shapes, which are different lists of fields">
  <style>${style}
  </style>
  <text x="${plot.left}" y="28">Time of is() by the number of shapes (different lists of fields; both scales are logarithmic)</text>
  <text x="848" y="450" text-anchor="end">${date}, ${commit}</text>
  ${[...horizontal, ...below, ...drawn].join('\n  ')}
  <text x="${(plot.left + plot.right) / 2}" y="450" text-anchor="middle">number of shapes</text>
</svg>
`
}
