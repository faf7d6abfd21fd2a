import type { Params, Path } from '../issues/finding.ts'
import type { AnyIssue, AnyWrite, Name } from '../issues/issue.ts'
import { labelOf } from '../issues/path-text.ts'
import { monitorFieldUnits } from '../generated/field-readers.ts'
import type { Rule, RuleField } from './rule.ts'

/** The origin of the value of a field that the body omits. */
export interface Assumed {
  readonly origin: 'stored' | 'default'
  /** The value, if it is a number, true or false. */
  readonly value?: number | boolean
}

/**
 * The fields that the body omits, by name, with the origin of the values that the rule compares.
 */
export type AssumedFields = Readonly<Record<string, Assumed>>

/** Params of rules that can compare values of a baseline or documented defaults. */
export type WithAssumed = { readonly assumed?: AssumedFields }

/** What the messages of a rule are made from. */
interface RuleText {
  readonly at: Path
  readonly reads: readonly RuleField[]
  /** Returns the message without the name of the field at its start. */
  message(params: object, name: (field: string) => string): string
}

/**
 * Returns the function that writes the English messages of a rule: the field's name, and the rule's
 * words.
 */
export function ruleWriter({ at, reads, message }: RuleText): AnyWrite {
  const paths = new Map(reads.map(({ name, path }) => [name, path]))
  return (issue, name) => {
    const assumed = assumedIn(issue.params)
    const text = message(issue.params, (field) => {
      const own = nameInContext(paths.get(field) ?? field.split('.'), issue, name)
      const origin = assumed?.[field]?.origin
      return origin === undefined ? own : `the ${origin} ${own}`
    })
    return `${subjectOf(issue, at, name)} ${text}`
  }
}

/** Writes the message of `defaults-conflict`: that of the broken rule, and which field to send. */
export const conflictWriter =
  (rules: readonly Rule[]): AnyWrite =>
  (issue, name) => {
    const broken = rules.find(({ code }) => code === issue.params['rule'])
    const conflict = broken?.write(issue, name) ?? `${name(issue.path)} breaks a rule.`
    const field = String(issue.params['field'])
    return `${conflict} Send ${nameInContext(field.split('.'), issue, name)}, too.`
  }

/**
 * Returns the name of the field of an issue; of a field that the body omits, with the origin of its
 * value.
 */
function subjectOf({ path, params }: AnyIssue, at: Path, name: Name): string {
  const assumed = assumedIn(params)
  if (assumed === undefined) return name(path)
  const field = at.join('.')
  const own = assumed[field]
  if (own === undefined) return name(path)
  const { origin, value } = own
  const unit = monitorFieldUnits[field]
  const shown = unit === undefined ? String(value) : `${String(value)} ${unit}`
  return value === undefined
    ? `The ${origin} ${name(path)}`
    : `The ${origin} ${name(path)} (${shown})`
}

function assumedIn(params: Params & WithAssumed): AssumedFields | undefined {
  return params.assumed
}

/**
 * Returns the name of another field than that of an issue. Without a label of the user, it begins
 * at the object of both fields, as in "body.frequencyOffset must be between 1 and 50 when frequency
 * is 5 minutes."
 */
export function nameInContext(own: Path, { path }: AnyIssue, name: Name): string {
  const context = contextOf(path)
  if (context === undefined) return name(own)
  const absolute = [context, ...own]
  const text = name(absolute)
  return text === labelOf(absolute) ? labelOf(own) : text
}

/** Returns the part of a request, or the index in a list, with which a path begins. */
function contextOf([first]: Path): string | number | undefined {
  return typeof first === 'number' || parts.has(String(first)) ? first : undefined
}

/** The parts of a request. No contract has a field with one of these names. */
const parts: ReadonlySet<string> = /* @__PURE__ */ new Set(['params', 'query', 'headers', 'body'])
