import { shape } from './node.ts'
import type { OffsetPicture, OffsetRow, Source, Sourced } from './offset-picture.ts'

const rowHeight = 22

const percent = (place: number): string => `${(place * 100).toFixed(2)}%`
const middle = (index: number): number => index * rowHeight + rowHeight / 2

const inWords = ({ range }: OffsetRow): string =>
  range.kind === 'range' ? `${range.minimum} to ${range.maximum}` : range.values.join(', ')

function row(drawn: OffsetRow, index: number): SVGElement[] {
  const y = middle(index)
  const name = drawn.current ? 'row current' : 'row'
  return [
    shape('text', { class: name, x: 0, dx: -10, y: y + 4, 'text-anchor': 'end' }, `${drawn.frequency} min`),
    ...drawn.bars.map(({ from, to }) =>
      from === to
        ? shape('circle', { class: name, cx: percent(from), cy: y, r: 5 })
        : shape('rect', { class: name, x: percent(from), y: y - 5, width: percent(to - from), height: 10, rx: 3 }),
    ),
    shape('text', { class: name, x: '100%', dx: 14, y: y + 4 }, inWords(drawn)),
  ]
}

/** Where the document stands: a disc within, a cross outside, a ring where that cannot be told. */
function stand({ rows, offset }: OffsetPicture): SVGElement[] {
  if (offset === undefined) return []
  const index = rows.findIndex(({ current }) => current)
  const x = percent(offset.at)
  const y = middle(index < 0 ? rows.length : index)
  const line = shape('line', { class: 'offset', x1: x, x2: x, y1: 0, y2: rows.length * rowHeight })
  if (offset.allowed !== false)
    return [line, shape('circle', { class: offset.allowed === true ? 'stand' : 'stand unknown', cx: x, cy: y, r: 6 })]
  const cross = shape(
    'svg',
    { class: 'cross', x, y },
    shape('path', { class: 'stand outside', d: 'M-6 -6L6 6M-6 6L6 -6' }),
  )
  return [line, cross]
}

const sources: Readonly<Record<Source, string>> = {
  document: '',
  baseline: ' (of the baseline)',
  default: ' (the default)',
}
const named = ({ value, source }: Sourced): string => `${value}${sources[source]}`

/** The picture in a sentence. */
export function offsetsTold({ rows, frequency, offset }: OffsetPicture): string {
  const current = rows.find((drawn) => drawn.current)
  const what =
    frequency === undefined || current === undefined
      ? `No frequency${frequency === undefined ? '' : ' that is allowed'} to hold the offset against.`
      : `Frequency ${named(frequency)} allows ${inWords(current)}.`
  if (offset === undefined) return `${what} No offset is given.`
  const stands = offset.allowed === undefined ? 'cannot be judged' : offset.allowed ? 'lies within' : 'lies outside'
  return `${what} The offset ${named(offset)} ${stands}.`
}

/** Draws which offsets each frequency allows, and where a document stands. Its width is the page's. */
export function drawOffsets(picture: OffsetPicture, labelledBy: string): SVGElement {
  const { rows, ticks } = picture
  const height = rows.length * rowHeight
  const axis = ticks.flatMap(({ offset, at }) => [
    shape('line', { class: 'tick', x1: percent(at), x2: percent(at), y1: 0, y2: height }),
    shape('text', { class: 'tick', x: percent(at), y: height + 16, 'text-anchor': 'middle' }, String(offset)),
  ])
  return shape(
    'svg',
    { class: 'offsets', role: 'img', 'aria-labelledby': labelledBy, height: height + 24 },
    ...axis,
    ...rows.flatMap(row),
    ...stand(picture),
  )
}
