// What both forms share: labels, numbers as text, and the bounds of widgets.
import {
  frequencyOffsetRange,
  isFrequency,
  thresholdRange,
  type Issue,
  type Path,
  type UpdateOptions,
} from 'monitor-contract'

/** The labels of the fields, by their paths without indices. */
export const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  activated: 'Runs',
  frequency: 'Time between runs',
  frequencyOffset: 'Offset',
  degradedPacketLossThreshold: 'Degraded from',
  maxPacketLossThreshold: 'Failing from',
  'request.pingCount': 'Pings',
  locations: 'Locations',
  environmentVariables: 'Variables',
  'environmentVariables.key': 'Variable',
  'environmentVariables.value': 'Value',
  'environmentVariables.secret': 'Secret',
}

/** The label of a field, for the messages of issues, too. */
export function labelOf(path: Path): string {
  const name = path.join('.')
  return labels[name.replaceAll(/\.\d+/gu, '')] ?? name.replaceAll(/\.(\d+)/gu, '[$1]')
}

/** The text of a frequency in the list of choices. */
export const frequencyLabel = (minutes: number): string =>
  minutes === 0 ? 'less than a minute' : minutes < 60 ? `${minutes} min` : `${minutes / 60} h`

/** The known values and those of the monitor, which a newer service may have. */
export const choicesOf = <T>(known: readonly T[], stored: readonly T[] | null = []): T[] => [
  ...new Set([...known, ...(stored ?? [])]),
]

/** Returns the issue of a widget: at its field, or inside it. */
export const issueAt = (issues: readonly Issue[], name: string): Issue | undefined =>
  issues.find(({ path }) => `${path.join('.')}.`.startsWith(`${name}.`))

/** Returns the issues that no widget shows. */
export const otherIssues = (issues: readonly Issue[], names: readonly string[]): readonly Issue[] =>
  issues.filter((issue) => names.every((name) => issueAt([issue], name) === undefined))

/** The value of an input of a number. Null stays; an empty input is omitted. */
export function numberOf(text: unknown): number | null | undefined {
  if (text === '' || text === undefined) return undefined
  return text === null ? null : Number(text)
}

/** The monitor to which omitted fields fall back. */
export type Baseline = NonNullable<UpdateOptions['baseline']>

/** The allowed numbers of a widget: a list, or the bounds of whole ones. */
export type Limits =
  { readonly values: readonly number[] } | { readonly min: number; readonly max: number }

type LimitedField = 'frequencyOffset' | 'degradedPacketLossThreshold' | 'maxPacketLossThreshold'

/**
 * Returns the allowed values of a widget. `form` has the values of the
 * other widgets. Where they are empty, those of the baseline count.
 */
export function limitsOf(
  field: LimitedField,
  form: object,
  baseline: Baseline,
): Limits | undefined {
  const entered = Object.entries(form).filter(([, value]) => value !== undefined)
  const monitor = { ...baseline, ...Object.fromEntries(entered) }
  if (field === 'frequencyOffset') {
    const { frequency } = monitor
    if (!isFrequency(frequency)) return undefined
    const range = frequencyOffsetRange(frequency)
    return range.kind === 'values' ? range : { min: range.minimum, max: range.maximum }
  }
  const range = thresholdRange(field, monitor)
  const { minimum, exclusive, maximum } = range
  return { min: exclusive ? Math.floor(minimum) + 1 : Math.ceil(minimum), max: Math.floor(maximum) }
}
