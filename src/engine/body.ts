import type { Check } from '../schema/check.ts'
import type { Read } from '../schema/read-parts.ts'
import type { ListRule } from '../rules/define-rule.ts'
import type { ResolvedOptions } from './options.ts'
import type { PreparedRule } from './prepared-rule.ts'
import type { Leniency } from './scope.ts'
import type { JsonSchema } from '../schema/json-schema.ts'

/** The part of a body's contract that `is` needs. */
export interface FastBody {
  readonly read: Read
  readonly check: Check
  readonly errorRules: readonly PreparedRule[]
}

/** A body of which the engine can find every issue. */
export interface Body extends FastBody {
  readonly leniencyOf: (options: ResolvedOptions) => Leniency
  /** Returns the schema without references. */
  readonly schema: () => JsonSchema
  /** The rules for errors and for warnings. */
  readonly rules: readonly PreparedRule[]
  /** The documented defaults of an update, which apply to fields that the body omits; undefined for a response. */
  readonly defaults: Readonly<Record<string, unknown>> | undefined
  /** The fields that a response has and this update does not. */
  readonly responseOnly: readonly string[]
}

/** A body that is a list. Its `item` is read and checked item by item. */
export interface ListBody {
  readonly item: Body
  /** Checks the list, but not its items. */
  readonly check: Check
  readonly schema: () => JsonSchema
  readonly defaults: undefined
  readonly leniencyOf: (options: ResolvedOptions) => Leniency
  readonly rules: readonly ListRule[]
}
