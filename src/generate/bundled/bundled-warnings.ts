import { jsonNumber } from '../../domain/parse-number.ts'
import { alertSettingsIgnored } from '../../rules/alert-settings-ignored.ts'
import { apiOnlySetup, apiOnlyTearDown } from '../../rules/api-only-field.ts'
import { browserOnlyField } from '../../rules/browser-only-field.ts'
import type { ListRule, Rule } from '../../rules/define-rule.ts'
import { nonNumericTarget } from '../../rules/non-numeric-target.ts'
import { subMinuteFrequency } from '../../rules/sub-minute-frequency.ts'
import { type BundledSchema, mapParts, whenPresent } from './bundled-schema.ts'

/**
 * Adds the warnings of rules to the bundled schema of an update, if a schema can express them. Editors show a
 * `deprecationMessage` as a warning, and no validator rejects it.
 */
export function withWarnings(schema: BundledSchema, rules: readonly (Rule | ListRule)[]): BundledSchema {
  return warnings
    .filter(({ rule }) => rules.includes(rule))
    .filter(({ condition }) => Object.keys(condition.properties ?? {}).every((name) => has(schema, name)))
    .filter(({ field }) => has(schema, field))
    .reduce(
      (whole, { rule, field, condition }) =>
        whenPresent(whole, field, {
          if: condition,
          then: { properties: { [field]: { deprecationMessage: `${field} ${rule.message({})}` } } },
        }),
      mapParts(schema, (part) => withWarnings(part, rules)),
    )
}

interface Warning {
  readonly rule: Rule
  readonly field: string
  readonly condition: BundledSchema
}

const warnings: readonly Warning[] = [
  {
    rule: alertSettingsIgnored,
    field: 'alertSettings',
    condition: { properties: { useGlobalAlertSettings: { const: true } } },
  },
  { rule: subMinuteFrequency, field: 'frequency', condition: { properties: { frequency: { const: 0 } } } },
  {
    rule: browserOnlyField,
    field: 'environmentVariables',
    condition: { properties: { environmentVariables: { type: 'array', minItems: 1 } } },
  },
  ...[apiOnlySetup, apiOnlyTearDown].map((rule) => ({
    rule,
    field: rule.at,
    condition: { properties: { [rule.at]: { type: 'number' as const } } },
  })),
  {
    rule: nonNumericTarget,
    field: 'target',
    condition: {
      properties: {
        source: { const: 'LATENCY' },
        target: { type: 'string', not: { type: 'string', pattern: jsonNumber.source } },
      },
      required: ['source'],
    },
  },
]

const has = ({ properties = {} }: BundledSchema, name: string): boolean => Object.hasOwn(properties, name)
