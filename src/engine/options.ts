import { isFunction, type MessageTable, type Wording, type WriteMessage } from '../issues/create-issue.ts'
import { alternatives } from '../schema/in-words.ts'
import type { Baseline } from './baseline.ts'
import type { Reader, ResponseOptions, Unchanged, UnknownFields, UpdateOptions } from './contract.ts'
import { ownOptions, readOwnFields, wrongOption } from '../schema/own-options.ts'

export type OptionName = keyof UpdateOptions | keyof ResponseOptions

/** The options of one call, with defaults filled in. */
export interface ResolvedOptions extends Wording {
  readonly maxIssues: number
  readonly unknownFields: UnknownFields
  readonly reader: Reader
  readonly baseline: Baseline | undefined
  readonly unchanged: Unchanged
  /** Whether missing parameters get their documented defaults. */
  readonly addsDefaults: boolean
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
  addsDefaults: true,
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
export const commonOptionNames = /* @__PURE__ */ bodyOptionNames()

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
