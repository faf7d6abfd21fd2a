import type { TextFinding } from '../issues/text-issues.ts'
import type { AnyIssue, Path, TextRange } from '../lint-result.ts'
import type { LocatedDocument, LocatedValue, Place, Span } from '../text/located.ts'
import { lastAtMost } from '../text/ranges.ts'
import type { Monitor } from './find-monitors.ts'

/** A finding with its place in the text. */
export interface PlacedFinding {
  readonly finding: TextFinding
  readonly span: Span
}

/** Maximum number of findings of one code about a monitor. */
export const maxFindings = 100

/** Returns the integers of a value that JavaScript cannot hold exactly. */
export function impreciseNumbers(
  value: LocatedValue,
  severity: AnyIssue['severity'],
): readonly PlacedFinding[] {
  const found: PlacedFinding[] = []
  const visit = (inner: LocatedValue, path: Path): void => {
    if (!inner.isImprecise || found.length >= maxFindings) return
    for (const [name, field] of inner.fields)
      visit(field.value, [...path, Array.isArray(inner.value) ? Number(name) : name])
    if (typeof inner.value !== 'number') return
    found.push({ finding: { code: 'imprecise-number', severity, path, params: {} }, span: inner })
  }
  visit(value, [])
  return found
}

/** The repeated keys in each monitor, by its index, and those outside of all. */
export interface RepeatedKeys {
  readonly inside: ReadonlyMap<number, readonly PlacedFinding[]>
  readonly outside: readonly PlacedFinding[]
}

/** Returns the keys that a field before them already has, by the monitor that they are in. */
export function repeatedKeys(
  { repeated }: LocatedDocument,
  monitors: readonly Monitor[],
  rangeOf: (span: Span) => TextRange,
): RepeatedKeys {
  const inside = new Map<number, PlacedFinding[]>()
  const outside: PlacedFinding[] = []
  const starts = monitors.map(({ field }) => field.value.start)
  for (const { name, within, start, end, earlier } of repeated) {
    const index = lastAtMost(starts, start)
    const monitor = monitors[index]
    const isInside = monitor !== undefined && contains(monitor.field.value, start)
    const found = isInside ? (inside.get(index) ?? []) : outside
    if (found.length >= maxFindings) continue
    const path = [...pathOf(within), name].slice(isInside ? monitor.path.length : 0)
    const params = { otherLine: rangeOf(earlier).start.line }
    const finding = { code: 'duplicate-key', severity: 'error', path, params } as const
    found.push({ finding, span: { start, end } })
    if (isInside) inside.set(index, found)
  }
  return { inside, outside }
}

const contains = (span: Span, offset: number): boolean => span.start <= offset && offset < span.end

/** Returns a place as a path from the top of the document. */
function pathOf(place: Place | undefined): Path {
  const steps: (string | number)[] = []
  for (let around = place; around !== undefined; around = around.around) steps.push(around.step)
  return steps.reverse()
}
