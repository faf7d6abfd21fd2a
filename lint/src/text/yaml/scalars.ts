import { isScalar, type ParsedNode, type Scalar } from 'yaml'
import { locatedScalar, type LocatedValue, type Span } from '../located.ts'
import { TreeFault, type Building } from './building.ts'

/** Returns a scalar with its place, which has no white space at its end. */
export function scalarValue(node: Scalar.Parsed, building: Building): LocatedValue {
  const { text, openQuotes } = building.source
  const span = trimmed({ start: node.range[0], end: node.range[1] }, text)
  const form = scalarForm(node, span)
  if (form === 'quoted' && openQuotes.has(span.end))
    throw new TreeFault('OPEN_QUOTE', { start: span.start, end: span.start + 1 })
  return locatedScalar(node.value, node.tag === undefined ? form : 'tagged', span, node.source)
}

function scalarForm({ type }: Scalar.Parsed, { start, end }: Span): LocatedValue['form'] {
  if (type?.startsWith('QUOTE')) return 'quoted'
  if (type?.startsWith('BLOCK')) return 'literal'
  return start === end ? 'empty' : 'plain'
}

/** Returns a span without the white space at its end. */
function trimmed({ start, end }: Span, text: string): Span {
  let last = end
  while (last > start && /[ \t\r\n]/.test(text.charAt(last - 1))) last -= 1
  return { start, end: last }
}

/** Returns whether a node is a null without a text. */
export const isEmpty = (node: ParsedNode): node is Scalar.Parsed =>
  isScalar(node) && node.value === null && node.range[0] === node.range[1]

/** Returns an empty value, which is right after its colon. */
export function emptyValue(
  node: Scalar.Parsed | null,
  start: number,
  building: Building,
): LocatedValue {
  const value = locatedScalar(null, 'empty', { start, end: start })
  if (node?.anchor !== undefined) building.anchors.set(node.anchor, value)
  return value
}
