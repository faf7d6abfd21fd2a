import type { MonitorFields } from '../domain/monitor-fields.ts'
import type { Messages } from '../issues/issue.ts'
import type { MessageTable } from '../issues/messages.ts'
import { assertOptions, unknownOption, wrongOption } from './option-errors.ts'

/** Options of every contract. */
export interface Options {
  /** Maximum number of errors, and of warnings: a positive integer, 100 by default. */
  readonly maxIssues?: number | undefined
  /** Functions that write the messages of issues, by code. A code without a function keeps the English message. */
  readonly messages?: Messages | undefined
}

/** Options of the contracts of bodies and of queries. */
export interface BodyOptions extends Options {
  /**
   * How to treat a field, or query parameter, that the service description does not list: `'ignore'` (the default for
   * responses and queries), `'warn'` (the default for updates) or `'error'`.
   */
  readonly unknownFields?: UnknownFields | undefined
}

/** Options of `icmpMonitorUpdate`. */
export interface UpdateOptions extends BodyOptions {
  /**
   * The values of the fields that the body omits: `icmpMonitorDefaults` where the update replaces the whole monitor,
   * the stored monitor where it changes only the fields sent, none where that is not known. It is read once, when
   * passed.
   */
  readonly baseline?: MonitorFields | undefined
}

/** Options of the contracts of responses. */
export interface ResponseOptions extends BodyOptions {
  /**
   * How to read the response: `'strict'` (by default), or `'tolerant'` for clients of a newer service, where unknown
   * enum values, exceeded bounds and other formats are warnings, and null counts as omitted in optional fields.
   */
  readonly reader?: Reader | undefined
}

/** How to treat a field that the service description does not list. */
export type UnknownFields = 'ignore' | 'warn' | 'error'

/** How to read a response. */
export type Reader = 'strict' | 'tolerant'

export type OptionName = keyof UpdateOptions | keyof ResponseOptions

/** The options of one call with defaults filled in. */
export interface ResolvedOptions {
  readonly maxIssues: number
  readonly unknownFields: UnknownFields
  readonly tolerant: boolean
  readonly baseline: Baseline | undefined
  readonly messages: MessageTable | undefined
}

/** The fields of a baseline that the rules read. */
export interface Baseline {
  readonly fields: Readonly<Record<string, unknown>>
  readonly sent: number
  /** The fields that are null or invalid: a rule that needs one of them is silent. */
  readonly unusable: number
}

/** Reads the option `baseline`. */
export type ReadBaseline = (baseline: object) => Baseline

const holdsNoFields = /^\[object (?:Array|Map|Set|Promise)\]$/

/** Whether a value can have monitor fields: arrays, maps, sets and promises have their contents elsewhere. */
function canHaveFields(value: unknown): value is object {
  try {
    return typeof value === 'object' && value !== null && !holdsNoFields.test(Object.prototype.toString.call(value))
  } catch {
    return false
  }
}

/**
 * Reads the option `messages`, once: its own properties only.
 *
 * @throws TypeError where it is not an object
 */
export function messageTable(messages: unknown): MessageTable {
  if (typeof messages !== 'object' || messages === null) throw wrongOption('messages', 'a table from code to function')
  return new Map(Object.entries(messages))
}

/**
 * Resolves the options of a call: those passed, on top of the defaults.
 *
 * @throws TypeError where an option does not exist on the contract or has a value that it cannot have
 */
export function resolveOptions(
  given: unknown,
  names: readonly OptionName[],
  base: ResolvedOptions,
  readBaseline?: ReadBaseline,
): ResolvedOptions {
  if (given === undefined) return base
  assertOptions(given)
  let { maxIssues, unknownFields, tolerant, baseline, messages } = base
  const entries: [string, unknown][] = Object.entries(given)
  for (const [name, value] of entries) {
    if (!names.some((known) => known === name)) throw unknownOption(name, names)
    if (value === undefined) continue
    switch (name) {
      case 'maxIssues':
        if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1)
          throw wrongOption(name, 'a positive integer')
        maxIssues = value
        break
      case 'unknownFields':
        if (value !== 'ignore' && value !== 'warn' && value !== 'error')
          throw wrongOption(name, '"ignore", "warn" or "error"')
        unknownFields = value
        break
      case 'reader':
        if (value !== 'strict' && value !== 'tolerant') throw wrongOption(name, '"strict" or "tolerant"')
        tolerant = value === 'tolerant'
        break
      case 'baseline':
        if (readBaseline === undefined || !canHaveFields(value))
          throw wrongOption(name, 'an object with monitor fields')
        baseline = readBaseline(value)
        break
      case 'messages':
        messages = messageTable(value)
    }
  }
  return { maxIssues, unknownFields, tolerant, baseline, messages }
}
