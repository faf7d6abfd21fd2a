import { codesOfLint, configurableCodesOfLint } from './issues/codes-of-lint.ts'
import { fromPointer } from './issues/pointer.ts'
import type { TextMessages } from './issues/text-issues.ts'
import type { AnyIssue } from './lint-result.ts'

/** Options of `lintText`. */
export interface LintOptions {
  /** `'json'` by default. */
  readonly language?: 'json' | 'yaml' | undefined
  /**
   * JSON Pointers of the monitors, in which `*` stands for every item or key, such as
   * `/monitors/*`. By default, the monitors are found: the whole document, or the items of the
   * one list or map in it that has only objects with fields of monitors.
   */
  readonly at?: string | readonly string[] | undefined
  /** The wording of the issues that only lint has. */
  readonly messages?: TextMessages | undefined
  /** The severities of `imprecise-number` and `unused-ignore`: `'warning'` by default. */
  readonly severity?: TextSeverities | undefined
}

/** The severities of the codes of lint that have one to choose. */
export type TextSeverities = {
  readonly [Code in 'imprecise-number' | 'unused-ignore']?: AnyIssue['severity'] | 'off' | undefined
}

/** Options with defaults. */
export interface ResolvedOptions {
  readonly language: 'json' | 'yaml'
  /** The steps of each pointer; undefined where the monitors must be found. */
  readonly at: readonly (readonly string[])[] | undefined
  readonly messages: TextMessages
  readonly severity: Readonly<Record<keyof TextSeverities, AnyIssue['severity'] | 'off'>>
}

/**
 * Returns options with defaults.
 *
 * @param names The names of the options that are known.
 * @throws TypeError for an unknown option or a wrong value
 */
export function resolveOptions(
  options: LintOptions = {},
  names: readonly string[] = ['language', 'at', 'messages', 'severity'],
): ResolvedOptions {
  assertKnown('option', options, names)
  const { language = 'json', messages = {}, severity = {} } = options
  if (!languages.has(language)) throw wrong('language', '"json" or "yaml"')
  assertKnown(
    'code',
    messages,
    codesOfLint.map(({ code }) => code),
  )
  assertKnown('code', severity, configurableCodesOfLint)
  for (const message of Object.values(messages))
    if (message !== undefined && typeof message !== 'function')
      throw wrong('messages', 'an object of functions')
  return { language, messages, severity: chosenSeverities(severity), at: stepsOf(options.at) }
}

function chosenSeverities(given: TextSeverities): ResolvedOptions['severity'] {
  const chosen = { ...severities }
  for (const code of ['imprecise-number', 'unused-ignore'] as const) {
    const level = given[code] ?? 'warning'
    if (!levels.has(level)) throw wrong('severity', '"error", "warning" or "off" for each code')
    chosen[code] = level
  }
  return chosen
}

const languages: ReadonlySet<string> = new Set(['json', 'yaml'])

const levels: ReadonlySet<string> = new Set(['error', 'warning', 'off'])

const severities: ResolvedOptions['severity'] = {
  'imprecise-number': 'warning',
  'unused-ignore': 'warning',
}

function assertKnown(kind: string, options: object, names: readonly string[]): void {
  const given: unknown = options
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new TypeError('Options must be an object.')
  const unknown = Object.keys(given).find((name) => !names.includes(name))
  if (unknown === undefined) return
  const known = `Known ${kind}s: ${names.join(', ')}.`
  throw new TypeError(`Unknown ${kind} ${JSON.stringify(unknown)}. ${known}`)
}

const wrong = (name: string, expected: string): TypeError =>
  new TypeError(`Option "${name}" must be ${expected}.`)

function stepsOf(at: LintOptions['at']): ResolvedOptions['at'] {
  if (at === undefined) return undefined
  const pointers: readonly unknown[] = Array.isArray(at) ? at : [at]
  return pointers.map((pointer) => {
    const steps = typeof pointer === 'string' ? fromPointer(pointer) : undefined
    if (steps === undefined) throw wrong('at', 'a JSON Pointer, or a list of them')
    return steps
  })
}
