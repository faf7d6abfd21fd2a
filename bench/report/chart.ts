import { contenders, ours, yardstick } from '../contenders/index.ts'
import { median } from '../measure/statistics.ts'
import type { Results } from './results.ts'
import { time } from './words.ts'

const size = { width: 860, height: 460 }
const plot = { left: 70, right: 640, top: 56, bottom: 410 }
const labelHeight = 17

/** The colours of lines, by the beginning of the name. Each has a contrast of 3 or more on white and on black. */
const colours: Readonly<Record<string, string>> = {
  'by-hand': '#8250df',
  ajv: '#e5484d',
  zod: '#d9730d',
  valibot: '#2da44e',
  typebox: '#d6409f',
  arktype: '#a67c00',
  'ata-validator': '#0f9a9a',
}
const colourOf = (name: string): string | undefined =>
  Object.entries(colours).find(([start]) => name.startsWith(start))?.[1]

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
    .leader { fill: none; stroke: #8c959f; stroke-width: 0.75 }
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
  const last = ({ points }: Line): number => points.at(-1)?.[1] ?? 0
  const sorted = [...lines].sort((a, b) => last(b) - last(a))
  const places = spread(sorted.map((line) => y(last(line))))
  const drawn = sorted.map((line, index) => {
    const { name, points } = line
    const place = places[index] ?? 0
    const colour = colourOf(name)
    const polyline = (type: string, corners: Line['points']): string =>
      `<polyline class="${type}${kind(name)}"${colour === undefined ? '' : ` style="stroke: ${colour}"`} points="${corners.map((corner) => corner.map((figure) => figure.toFixed(1)).join(',')).join(' ')}"/>`
    return [
      polyline(
        'line',
        points.map(([shapes, value]) => [x(shapes), y(value)]),
      ),
      polyline('leader', [
        [plot.right + 3, y(last(line))],
        [plot.right + 22, place],
      ]),
      `<text class="${kind(name).trim()}" x="${plot.right + 26}" y="${(place + 4).toFixed(1)}">${name}, ${time(last(line))}</text>`,
    ].join('')
  })

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="The time of is() by the number of shapes, which are different lists of fields">
  <style>${styles}
  </style>
  <text class="title" x="${plot.left}" y="28">Time of is() by the number of shapes (different lists of fields)</text>
  <text x="${size.width - 12}" y="28" text-anchor="end">${date}, ${commit}</text>
  ${[...horizontal, ...below, ...drawn].join('\n  ')}
  <text x="${(plot.left + plot.right) / 2}" y="${plot.bottom + 42}" text-anchor="middle">number of shapes (both scales are logarithmic)</text>
</svg>
`
}
