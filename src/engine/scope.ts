import type { Path, Severity } from '../issues/issue.ts'
import type { Rule } from '../rules/define-rule.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { wrongOption } from '../values/own-options.ts'
import { unchangedRuleSeverity, unchangedSeverity } from './baseline.ts'
import type { Body } from './body.ts'
import type { Fields } from './read.ts'
import type { ResolvedOptions } from './options.ts'
import { tolerantSeverity } from './tolerant.ts'

/** The conditions under which the steps of a validation run. */
export interface Scope {
  /** The schema of the value, without references. */
  readonly schema: JsonSchema
  readonly options: ResolvedOptions
  /** The path of the value, with which the path of each issue begins. */
  readonly within: Path
  /** The documented defaults of an update; undefined for a response. */
  readonly defaults: Fields | undefined
  /** If undefined, every issue from the schema is an error. */
  readonly severityOf: SeverityOf | undefined
  /** If undefined, every broken rule for errors is an error. */
  readonly ruleSeverityOf: ((rule: Rule, record: Fields) => Severity) | undefined
}

/** Returns the severity of an issue about a keyword; undefined if the value is accepted without an issue. */
export type SeverityOf = (keyword: string, schema: JsonSchema, path: Path, record: unknown) => Severity | undefined

/** Returns the scope of a body. A tolerant reader and `unchanged: 'accept'` make some errors warnings. */
export function scopeOf(body: Pick<Body, 'schema' | 'defaults'>, options: ResolvedOptions, within: Path): Scope {
  const { reader, unchanged, baseline } = options
  const schema = body.schema()
  const { defaults } = body
  if (reader === 'tolerant')
    return { schema, options, within, defaults, severityOf: tolerantSeverity, ruleSeverityOf: () => 'warning' }
  if (unchanged !== 'accept')
    return { schema, options, within, defaults, severityOf: undefined, ruleSeverityOf: undefined }
  if (baseline === undefined) throw wrongOption('baseline', 'set if "unchanged" is "accept"')
  const severityOf = unchangedSeverity(baseline)
  return { schema, options, within, defaults, severityOf, ruleSeverityOf: unchangedRuleSeverity(baseline) }
}
