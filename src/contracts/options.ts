/** What every contract can be told. */
export interface Options {
  /** At most so many errors and so many warnings: a positive integer, 100 unless given. */
  readonly maxIssues?: number
}

/** What a contract of a body can be told besides. */
export interface BodyOptions extends Options {
  /**
   * What a field that the description does not list gets: nothing, a warning or an error. In an update a warning
   * unless given, in a response nothing.
   */
  readonly unknownFields?: UnknownFields
}

/** What `icmpMonitorUpdate` can be told. */
export interface UpdateOptions extends BodyOptions {
  /**
   * The values of the fields that the body leaves out: `icmpMonitorDefaults` where the update replaces the whole
   * monitor, the stored monitor where it changes only what is sent; absent where that is not known. Read once, when
   * given.
   */
  readonly baseline?: object
}

/** What the contracts of responses can be told. */
export interface ResponseOptions extends BodyOptions {
  /** `tolerant` for a client that reads what a real, newer service sends; `strict` unless given. */
  readonly reader?: 'strict' | 'tolerant'
}

/** What a field that the description does not list gets. */
export type UnknownFields = 'ignore' | 'warn' | 'error'

export type OptionName = keyof UpdateOptions | keyof ResponseOptions

/** The options of one call, all of them decided. */
export interface Settings {
  readonly maxIssues: number
  readonly unknownFields: UnknownFields
  readonly tolerant: boolean
  readonly baseline: Baseline | undefined
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

const wrong = (name: string, expected: string): TypeError => new TypeError(`The option ${name} must be ${expected}`)

/**
 * The settings of a call: what is given on top of what holds without.
 *
 * @throws TypeError where an option does not exist on the contract or has a value that it cannot have
 */
export function settingsOf(
  given: unknown,
  names: readonly OptionName[],
  base: Settings,
  readBaseline?: ReadBaseline,
): Settings {
  if (given === undefined) return base
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new TypeError('Options must be an object')
  let { maxIssues, unknownFields, tolerant, baseline } = base
  const entries: [string, unknown][] = Object.entries(given)
  for (const [name, value] of entries) {
    if (!names.some((known) => known === name))
      throw new TypeError(`There is no option of that name here; there are ${names.join(', ')}`)
    if (value === undefined) continue
    switch (name) {
      case 'maxIssues':
        if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 1)
          throw wrong(name, 'a positive integer')
        maxIssues = value
        break
      case 'unknownFields':
        if (value !== 'ignore' && value !== 'warn' && value !== 'error')
          throw wrong(name, "'ignore', 'warn' or 'error'")
        unknownFields = value
        break
      case 'reader':
        if (value !== 'strict' && value !== 'tolerant') throw wrong(name, "'strict' or 'tolerant'")
        tolerant = value === 'tolerant'
        break
      case 'baseline':
        if (readBaseline === undefined || typeof value !== 'object' || value === null)
          throw wrong(name, 'an object with fields of a monitor')
        baseline = readBaseline(value)
    }
  }
  return { maxIssues, unknownFields, tolerant, baseline }
}
