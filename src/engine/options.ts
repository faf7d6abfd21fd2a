import type { FinishOptions } from '../issues/finish.ts'
import { generalWords } from '../issues/general-words.ts'
import type { AnyWrite } from '../issues/issue.ts'
import { keywordWords } from '../issues/keyword-words.ts'
import { keywordCodes, ruleCodes } from '../generated/codes.ts'
import { conflictWriter } from '../rules/rule-writer.ts'
import type { Rule } from '../rules/rule.ts'
import { alternatives } from '../schema/in-words.ts'
import { ownOptions, readOwnFields, wrongOption } from '../schema/own-options.ts'
import { readBaseline, type Baseline } from './baseline.ts'
import type { SeverityLevel } from './contract.ts'
import type { Description } from './description.ts'
import { ownRulesFor } from './own-rules.ts'

export type OptionName =
  'severity' | 'rules' | 'baseline' | 'unchanged' | 'reader' | 'maxIssues' | 'label' | 'messages'

/** The options of a call, with defaults filled in. */
export interface ResolvedOptions extends FinishOptions {
  /**
   * The configured severity of each code that has one: unknown fields, conflicts with defaults,
   * rules.
   */
  readonly severities: ReadonlyMap<string, SeverityLevel>
  /** The higher severity of unknown and of response-only fields. */
  readonly unknownFieldSeverity: SeverityLevel
  /** All rules of the contract, own ones included. */
  readonly allRules: readonly Rule[]
  /** The rules that are not off, with their configured severity. */
  readonly rules: readonly Rule[]
  /** Those for errors. */
  readonly errorRules: readonly Rule[]
  /** Those of an update that the documented defaults of omitted fields can break. */
  readonly conflictRules: readonly Rule[]
  readonly baseline: Baseline | undefined
  readonly unchanged: 'check' | 'accept'
  readonly reader: 'strict' | 'tolerant'
}

/** Returns the options of a contract where the user gives none. */
export function defaultOptions(description: Description): ResolvedOptions {
  const { rules, unknownFields, responseOnly, defaults } = description
  const severities = new Map<string, SeverityLevel>(rules.map((rule) => [rule.code, rule.severity]))
  if (unknownFields !== undefined) severities.set('unknown-field', unknownFields)
  if (responseOnly.length > 0) severities.set('response-only-field', 'warning')
  if (defaults !== undefined) severities.set('defaults-conflict', 'warning')
  return {
    maxIssues: 100,
    label: undefined,
    messages: undefined,
    words: englishOf(rules),
    severities,
    unknownFieldSeverity: strictestOfUnknown(severities),
    allRules: rules,
    ...activeRules(description, rules),
    baseline: undefined,
    unchanged: 'check',
    reader: 'strict',
  }
}

/**
 * Returns the rules that are not off, and those of them for errors and for conflicts with defaults.
 */
function activeRules({ defaults, rules }: Description, active: readonly Rule[]) {
  const isError = ({ severity }: Rule): boolean => severity === 'error'
  const codes = defaults === undefined ? [] : rules.filter(isError).map(({ code }) => code)
  return {
    rules: active,
    errorRules: active.filter(isError),
    conflictRules: active.filter(({ code }) => codes.includes(code)),
  }
}

/** Returns the higher severity of unknown and of response-only fields. */
function strictestOfUnknown(severities: ReadonlyMap<string, SeverityLevel>): SeverityLevel {
  const chosen = [severities.get('unknown-field'), severities.get('response-only-field')]
  return (['error', 'warning'] as const).find((level) => chosen.includes(level)) ?? 'off'
}

/** Returns the English messages of a contract, by code. */
const englishOf = (rules: readonly Rule[]): ReadonlyMap<string, AnyWrite> =>
  new Map<string, AnyWrite>([
    ...Object.entries<AnyWrite>(keywordWords),
    ...Object.entries<AnyWrite>(generalWords),
    ...rules.map((rule): [string, AnyWrite] => [rule.code, rule.write]),
    ['defaults-conflict', conflictWriter(rules)],
  ])

/**
 * Combines the options of a call with those of the contract: merges `severity`, appends `rules`,
 * and replaces the others. An option that is undefined counts as not given.
 *
 * @throws TypeError for an unknown option or a wrong option value
 */
export function resolveOptions(
  description: Description,
  base: ResolvedOptions,
  given: unknown,
  names: readonly OptionName[] = description.optionNames,
): ResolvedOptions {
  if (given === undefined) return base
  const own: GivenOptions = ownOptions(given, names)
  const withRules = own.rules === undefined ? base : addRules(description, base, own.rules)
  const options =
    own.severity === undefined ? withRules : configureSeverity(description, withRules, own.severity)
  return {
    ...options,
    maxIssues: own.maxIssues === undefined ? base.maxIssues : positiveInteger(own.maxIssues),
    label: own.label === undefined ? base.label : labelOption(own.label),
    messages:
      own.messages === undefined ? base.messages : messagesOption(own.messages, options.allRules),
    reader: oneOf('reader', ['strict', 'tolerant'], own.reader) ?? base.reader,
    unchanged: oneOf('unchanged', ['check', 'accept'], own.unchanged) ?? base.unchanged,
    baseline: own.baseline === undefined ? base.baseline : readBaseline(description, own.baseline),
  }
}

/**
 * Checks the options of a call, in which an option can require another one.
 *
 * @throws TypeError for `unchanged: 'accept'` without a baseline
 */
export function assertComplete({ unchanged, baseline }: ResolvedOptions): void {
  if (unchanged === 'accept' && baseline === undefined)
    throw wrongOption('baseline', 'set if "unchanged" is "accept"')
}

/** The options that a caller gives, with unchecked values. */
export type GivenOptions = { readonly [Name in OptionName]?: unknown }

function addRules(
  description: Description,
  base: ResolvedOptions,
  given: unknown,
): ResolvedOptions {
  const added = ownRulesFor(description, given)
  const allRules = [...base.allRules, ...added]
  const codes = added.map(({ code }) => code)
  const clash = codes.find(
    (code, index) =>
      isPackageCode(code) || base.severities.has(code) || codes.indexOf(code) !== index,
  )
  if (clash !== undefined)
    throw new TypeError(`The code ${JSON.stringify(clash)} is already in use.`)
  return {
    ...base,
    allRules,
    ...activeRules(description, [...base.rules, ...added]),
    severities: new Map([
      ...base.severities,
      ...added.map(({ code, severity }) => [code, severity] as const),
    ]),
    words: new Map([...base.words, ...added.map(({ code, write }) => [code, write] as const)]),
  }
}

/** Returns whether the package has a code, in any of its contracts. */
export const isPackageCode = (code: string): boolean => packageCodes().includes(code)

const packageCodes = (): readonly string[] => [
  ...keywordCodes,
  ...Object.keys(keywordWords),
  ...Object.keys(generalWords),
  ...ruleCodes,
  'defaults-conflict',
]

function configureSeverity(
  description: Description,
  base: ResolvedOptions,
  given: unknown,
): ResolvedOptions {
  const severities = new Map(base.severities)
  for (const [code, level] of entriesOf('severity', given)) {
    if (!severities.has(code)) throw unknownCode('severity', code, severities.keys())
    const chosen = oneOf(`severity.${code}`, ['error', 'warning', 'off'], level)
    if (chosen !== undefined) severities.set(code, chosen)
  }
  const rules = base.allRules.flatMap((rule) => {
    const level = severities.get(rule.code) ?? rule.severity
    return level === 'off' ? [] : [{ ...rule, severity: level }]
  })
  const unknownFieldSeverity = strictestOfUnknown(severities)
  return { ...base, severities, unknownFieldSeverity, ...activeRules(description, rules) }
}

function messagesOption(given: unknown, rules: readonly Rule[]): ReadonlyMap<string, AnyWrite> {
  const table = new Map<string, AnyWrite>()
  for (const [code, write] of entriesOf('messages', given)) {
    if (!isPackageCode(code) && !rules.some((rule) => rule.code === code))
      throw unknownCode('messages', code, packageCodes())
    if (write === undefined) continue
    if (!isFunction(write)) throw wrongOption('messages', 'a table from code to function')
    table.set(code, write)
  }
  return table
}

/** Returns the codes and values of an option that is a table; none if it is not given. */
export const entriesOf = (
  option: string,
  given: unknown = {},
): readonly (readonly [code: string, value: unknown])[] =>
  Object.entries(readOwnFields(given, () => wrongOption(option, 'a table from code to value')))

const isFunction = (value: unknown): value is AnyWrite => typeof value === 'function'

/** Returns the error for a code that an option cannot name. */
export function unknownCode(option: string, code: string, known: Iterable<string>): TypeError {
  const codes = [...new Set(known)].join(', ')
  return new TypeError(
    `Unknown code ${JSON.stringify(code)} in "${option}". Known codes: ${codes}.`,
  )
}

function positiveInteger(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value
  throw wrongOption('maxIssues', 'a positive integer')
}

const isLabel = (value: unknown): value is NonNullable<ResolvedOptions['label']> =>
  typeof value === 'function'

function labelOption(value: unknown): ResolvedOptions['label'] {
  if (isLabel(value)) return value
  throw wrongOption('label', 'a function that returns a string or undefined')
}

/** Returns the value of an option if it is one of those allowed, or undefined. */
function oneOf<Value extends string>(
  option: string,
  allowed: readonly Value[],
  given: unknown,
): Value | undefined {
  const value = allowed.find((each) => each === given)
  if (given !== undefined && value === undefined) throw wrongOption(option, alternatives(allowed))
  return value
}

/** Returns options with which only errors are found, for callers that use no warnings. */
export const onlyErrors = (options: ResolvedOptions): ResolvedOptions => ({
  ...options,
  rules: options.errorRules,
  severities: new Map([...options.severities].filter(([, level]) => level === 'error')),
})
