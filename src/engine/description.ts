import type { Finding, Severity } from '../issues/finding.ts'
import type { ParameterForm } from '../parameters/parameter-form.ts'
import type { Rule } from '../rules/rule.ts'
import type { Check } from '../schema/check.ts'
import type { FieldReaders } from '../schema/field-readers.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import type { Fields, Read } from '../schema/read-values.ts'
import type { DocumentSet } from '../schema/resolve.ts'
import type { OptionName, ResolvedOptions } from './options.ts'

/**
 * Everything that makes a contract: its document, how it reads and checks a value, and its rules.
 */
export interface Description {
  /** The name of the export. */
  readonly name: string
  readonly documentSet: DocumentSet
  /** Returns the document without references. */
  readonly schema: () => JsonSchema
  /** Returns the record of a value. */
  readonly read: Read
  /** Ajv's code, which checks a record. */
  readonly check: Check
  readonly rules: readonly Rule[]
  /** The readers of the fields that own rules can name; undefined if there are no own rules. */
  readonly fieldReaders: FieldReaders | undefined
  readonly optionNames: readonly OptionName[]
  /** The default severity of unknown fields; undefined if the contract has none. */
  readonly unknownFields: Severity | 'off' | undefined
  /** The fields that a response has and this update does not. */
  readonly responseOnly: readonly string[]
  /** The documented defaults of an update; undefined for other contracts. */
  readonly defaults: Fields | undefined
  /**
   * Whether the contract accepts one form of a value and returns another, as those of parameters
   * do.
   */
  readonly isParsed: boolean
  /** How the parameters of a request are read; undefined for a body. */
  readonly form?: ParameterForm
  /** Finds every issue of a value. */
  readonly find: (given: unknown, options: ResolvedOptions) => Found
  /** Returns whether a value is valid, for options that make no error a warning. */
  readonly isValid: (given: unknown, options: ResolvedOptions) => boolean
  /** Returns the JSON Schema of valid input or of returned values. */
  readonly jsonSchemaOf: (options: ResolvedOptions, side: 'input' | 'output') => JsonSchema
}

/** The value that a valid result has, its record, and the findings, in any order. */
export interface Found {
  readonly value: unknown
  /** The known own fields of the value, in a fixed shape; `unreadable` if it cannot be read. */
  readonly record: unknown
  readonly findings: readonly Finding[]
}
