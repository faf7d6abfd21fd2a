import type { MonitorFields } from '../domain/arguments.ts'
import type { Messages, Path } from '../issues/issue.ts'
import { isFunction, type MessageTable, type Wording, type WriteMessage } from '../issues/create-issue.ts'
import { alternatives } from '../schema/in-words.ts'
import type { Baseline } from './baseline.ts'
import { ownOptions, readOwnFields, wrongOption } from '../schema/own-options.ts'

/** Options of every contract. */
export interface Options {
  /** Maximum number of errors, and of warnings: a positive integer. Default: 100. */
  readonly maxIssues?: number | undefined
  /**
   * Functions that write the messages of issues, by code. A code without a function keeps the English message. The
   * second argument of each function is a function that returns the name of a field, using the option `label`.
   */
  readonly messages?: Messages | undefined
  /**
   * Returns the name of the field at a path, for messages in every language. By default, and where it returns
   * undefined, the name is the path: `request.assertions[0].target`. `label` is never called for the whole value, and
   * for unknown fields or suggestions only if your own function in `messages` asks for their names.
   */
  readonly label?: ((path: Path) => string | undefined) | undefined
}

/** Options of the contracts of bodies and of queries. */
export interface BodyOptions extends Options {
  /**
   * How to treat fields and query parameters that the service description does not list. Default: `'warn'` for updates
   * and queries, `'ignore'` for responses.
   */
  readonly unknownFields?: UnknownFields | undefined
}

/** Options of `icmpMonitorUpdate`. */
export interface UpdateOptions extends BodyOptions {
  /**
   * The values of the fields that the body omits, read once when passed. Default: none.
   *
   * Pass `icmpMonitorDefaults` if the update replaces the whole monitor, or the stored monitor if it changes only the
   * fields sent. Pass nothing if neither is certain.
   */
  readonly baseline?: MonitorFields | undefined
  /**
   * How to treat an invalid value that equals the value in the baseline. By default (`'check'`), it is an error. With
   * `'accept'`, it is a warning, unless its type is wrong: a client can send back a value that the service returned,
   * even if this package does not know the value. A baseline is then required.
   */
  readonly unchanged?: Unchanged | undefined
}

/** Options of the contracts of responses. */
export interface ResponseOptions extends BodyOptions {
  /**
   * How to read the response: `'strict'` (the default), or `'tolerant'` for clients of a newer service.
   *
   * For a tolerant reader, unknown values of an enum with several values, exceeded bounds, invalid formats and broken
   * rules are warnings. Null counts as omitted in optional fields, and a date-time is valid in place of a date.
   */
  readonly reader?: Reader | undefined
}

/** How to treat unknown fields. */
export type UnknownFields = 'ignore' | 'warn' | 'error'

/** How to treat an invalid value that equals the value in the baseline. */
export type Unchanged = 'check' | 'accept'

/** How to read a response. */
export type Reader = 'strict' | 'tolerant'

export type OptionName = keyof UpdateOptions | keyof ResponseOptions

/** The options of one call, with defaults filled in. */
export interface ResolvedOptions extends Wording {
  readonly maxIssues: number
  readonly unknownFields: UnknownFields
  readonly reader: Reader
  readonly baseline: Baseline | undefined
  readonly unchanged: Unchanged
}

/**
 * Reads the option `baseline`.
 *
 * @throws TypeError for anything but an object with fields
 */
export type ReadBaseline = (baseline: unknown) => Baseline

const defaultOptions = (unknownFields: UnknownFields): ResolvedOptions => ({
  maxIssues: 100,
  unknownFields,
  reader: 'strict',
  baseline: undefined,
  unchanged: 'check',
  messages: undefined,
  label: undefined,
})

/** The default options of request bodies and of queries. */
export const requestDefaults: ResolvedOptions = /* @__PURE__ */ defaultOptions('warn')

/** The default options of response bodies, path parameters and headers. */
export const responseDefaults: ResolvedOptions = /* @__PURE__ */ defaultOptions('ignore')

const bodyOptionNames = (...own: readonly OptionName[]): readonly OptionName[] =>
  own.concat('unknownFields', 'maxIssues', 'messages', 'label')
export const updateOptionNames = /* @__PURE__ */ bodyOptionNames('baseline', 'unchanged')
export const responseOptionNames = /* @__PURE__ */ bodyOptionNames('reader')
export const queryOptionNames = /* @__PURE__ */ bodyOptionNames()

function messageTable(messages: unknown): MessageTable {
  const wrong = (): TypeError => wrongOption('messages', 'a table from code to function')
  const table = new Map<string, WriteMessage>()
  for (const [code, write] of Object.entries(readOwnFields(messages, wrong)))
    if (isFunction(write)) table.set(code, write)
    else if (write !== undefined) throw wrong()
  return table
}

const allowedByOption: ReadonlyMap<string, readonly unknown[]> = /* @__PURE__ */ new Map([
  ['unknownFields', ['ignore', 'warn', 'error']],
  ['reader', ['strict', 'tolerant']],
  ['unchanged', ['check', 'accept']],
])

/** Validates the value of an option, and converts it to its type in `ResolvedOptions`. */
function resolveValue(name: string, value: unknown, readBaseline?: ReadBaseline): unknown {
  if (name === 'messages') return messageTable(value)
  if (name === 'label') {
    if (!isFunction(value)) throw wrongOption(name, 'a function that returns a string')
    return value
  }
  if (name === 'baseline') return readBaseline?.(value)
  const allowed = allowedByOption.get(name)
  if (allowed === undefined && (!Number.isSafeInteger(value) || Number(value) < 1))
    throw wrongOption(name, 'a positive integer')
  if (allowed?.includes(value) === false) throw wrongOption(name, alternatives(allowed))
  return value
}

/**
 * Combines the options of a call with the defaults.
 *
 * @throws TypeError for invalid options
 */
export function resolveOptions(
  given: unknown,
  names: readonly OptionName[],
  base: ResolvedOptions,
  readBaseline?: ReadBaseline,
): ResolvedOptions {
  if (given === undefined) return base
  const resolved: ResolvedOptions & Record<string, unknown> = { ...base }
  for (const [name, value] of Object.entries(ownOptions(given, names))) {
    if (value !== undefined) resolved[name] = resolveValue(name, value, readBaseline)
  }
  return resolved
}
