import type { Monitor } from './find-monitors.ts'
import { listParam } from './fixes/params.ts'
import type { LintContract } from './lint-contract.ts'
import type { AnyIssue, Path } from './lint-result.ts'
import { fieldOf } from './located-issues.ts'
import { toPointer } from './pointer.ts'
import type { TextFinding } from './text-issues.ts'
import type { LocatedDocument, LocatedValue, ParsedText, Place, Span } from './text/located.ts'
import { lastAtMost } from './text/ranges.ts'
import { misread } from './text/yaml/misread.ts'

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

/** Returns what was probably meant, for each error about the type of a value. */
export function misreadValues(
  issues: readonly AnyIssue[],
  monitor: Monitor,
  text: ParsedText,
  contract: LintContract,
): readonly PlacedFinding[] {
  return issues.flatMap(({ code, path, params }): PlacedFinding[] => {
    const value = code === 'type' ? fieldOf(path, monitor)?.value : undefined
    const types = listParam(params, 'expected')
    const expected = { types, hasField: (name: string) => hasField(contract, path, name) }
    const found = value === undefined ? undefined : misread(value, text, expected)
    if (value === undefined || found === undefined) return []
    const { reason, message } = found
    const shared = { severity: 'warning', path, message, params: { reason } } as const
    return [{ finding: { code: 'yaml-syntax', ...shared }, span: value }]
  })
}

/** Returns whether a contract has a field of a name in the object at a path. */
function hasField(contract: LintContract, path: Path, name: string): boolean {
  const place = path.map((step) => (typeof step === 'number' ? 0 : step))
  const value = [...place, name].reduceRight<unknown>(
    (inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }),
    null,
  )
  const { errors, warnings } = contract.validate(value)
  const object = toPointer(place)
  const field = toPointer([...place, name])
  return ![...errors, ...warnings].some(({ code, pointer }) => {
    return code === 'type' ? pointer === object : code === 'unknown-field' && pointer === field
  })
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
): RepeatedKeys {
  const inside = new Map<number, PlacedFinding[]>()
  const outside: PlacedFinding[] = []
  const starts = monitors.map(({ field }) => field.value.start)
  for (const { name, within, start, end } of repeated) {
    const index = lastAtMost(starts, start)
    const monitor = monitors[index]
    const isInside = monitor !== undefined && contains(monitor.field.value, start)
    const found = isInside ? (inside.get(index) ?? []) : outside
    if (found.length >= maxFindings) continue
    const path = [...pathOf(within), name].slice(isInside ? monitor.path.length : 0)
    const finding = { code: 'duplicate-key', severity: 'error', path, params: {} } as const
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
