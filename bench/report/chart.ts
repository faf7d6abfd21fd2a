import { contenders, ours, yardstick } from '../contenders/index.ts'
import { median } from '../measure/statistics.ts'
import type { Results } from './results.ts'
import { time } from './words.ts'

const size = { width: 860, height: 460 }
const plot = { left: 70, right: 640, top: 56, bottom: 410 }
const labelHeight = 17

interface Line {
  readonly name: string
  readonly points: readonly (readonly [shapes: number, nanoseconds: number])[]
}

function linesOf({ together }: Results): readonly Line[] {
  const scenarios = Object.keys(together).filter((name) => name.startsWith('shapes-'))
  return [...contenders.map(({ name }) => name), yardstick]
    .map((name) => ({
      name,
      points: scenarios.flatMap((scenario) => {
        const rounds = together[scenario]?.is[name]
        return rounds === undefined ? [] : [[Number(scenario.slice('shapes-'.length)), median(rounds)] as const]
      }),
    }))
    .filter(({ points }) => points.length > 1)
}

/** Moves labels down until they do not overlap. */
function spread(places: readonly number[]): readonly number[] {
  let last = -Infinity
  return places.map((place) => (last = Math.max(place, last + labelHeight)))
}

const styles = `
    text { font: 13px system-ui, sans-serif; fill: #24292f }
    .title { font-size: 15px; font-weight: 600 }
    .grid { stroke: #d0d7de; stroke-width: 1 }
    .line { fill: none; stroke: #8c959f; stroke-width: 1.5 }
    .yardstick { stroke-dasharray: 5 4 }
    .ours { stroke: #0969da; stroke-width: 3 }
    text.ours { fill: #0969da; stroke: none; font-weight: 600 }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3 }
      .grid { stroke: #30363d }
      .line { stroke: #7d8590 }
      .ours { stroke: #58a6ff }
      text.ours { fill: #58a6ff }
    }`

/** Returns the time of `is` by the number of shapes as an SVG, with logarithmic scales, for light and dark pages. */
export function shapesChart(results: Results): string {
  const { date, commit } = results.environment
  const lines = linesOf(results)
  const all = lines.flatMap(({ points }) => points)
  const counts = [...new Set(all.map(([shapes]) => shapes))].sort((a, b) => a - b)
  const decades = [
    Math.floor(Math.log10(Math.min(...all.map(([, value]) => value)))),
    Math.ceil(Math.log10(Math.max(...all.map(([, value]) => value)))),
  ] as const
  const x = (shapes: number): number =>
    plot.left + (Math.log2(shapes) / Math.log2(Math.max(...counts, 2))) * (plot.right - plot.left)
  const y = (value: number): number =>
    plot.bottom - ((Math.log10(value) - decades[0]) / Math.max(1, decades[1] - decades[0])) * (plot.bottom - plot.top)
  const kind = (name: string): string => (name === ours ? ' ours' : name === yardstick ? ' yardstick' : '')

  const horizontal = Array.from({ length: decades[1] - decades[0] + 1 }, (_, step) => 10 ** (decades[0] + step)).map(
    (value) =>
      `<line class="grid" x1="${plot.left}" x2="${plot.right}" y1="${y(value).toFixed(1)}" y2="${y(value).toFixed(1)}"/><text x="${plot.left - 8}" y="${(y(value) + 4).toFixed(1)}" text-anchor="end">${time(value)}</text>`,
  )
  const below = counts.map(
    (shapes) =>
      `<text x="${x(shapes).toFixed(1)}" y="${plot.bottom + 20}" text-anchor="middle">${shapes.toLocaleString('en')}</text>`,
  )
  const drawn = lines.map(
    ({ name, points }) =>
      `<polyline class="line${kind(name)}" points="${points.map(([shapes, value]) => `${x(shapes).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}"/>`,
  )
  const ends = lines
    .map(({ name, points }) => ({ name, value: points.at(-1)?.[1] ?? 0 }))
    .sort((a, b) => b.value - a.value)
  const places = spread(ends.map(({ value }) => y(value)))
  const labels = ends.map(
    ({ name, value }, index) =>
      `<text class="${kind(name).trim()}" x="${plot.right + 12}" y="${((places[index] ?? 0) + 4).toFixed(1)}">${name}, ${time(value)}</text>`,
  )

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="The time of \`is\` by the number of shapes, which are different lists of fields">
  <style>${styles}
  </style>
  <text class="title" x="${plot.left}" y="28">Time of \`is\` by the number of shapes (different lists of fields)</text>
  <text x="${size.width - 12}" y="28" text-anchor="end">${date}, ${commit}</text>
  ${[...horizontal, ...below, ...drawn, ...labels].join('\n  ')}
  <text x="${(plot.left + plot.right) / 2}" y="${plot.bottom + 42}" text-anchor="middle">number of shapes (both scales are logarithmic)</text>
</svg>
`
}
