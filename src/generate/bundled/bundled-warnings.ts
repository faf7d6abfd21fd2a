import { jsonNumber } from '../../domain/parse-number.ts'
import { alertSettingsIgnored } from '../../rules/alert-settings-ignored.ts'
import { apiOnlySetup, apiOnlyTearDown } from '../../rules/api-only-field.ts'
import { browserOnlyField } from '../../rules/browser-only-field.ts'
import { nonNumericTarget } from '../../rules/non-numeric-target.ts'
import { subMinuteFrequency } from '../../rules/sub-minute-frequency.ts'
import { type BundledSchema, mapParts, whenPresent } from './bundled-schema.ts'

interface Warning {
  readonly field: string
  readonly condition: BundledSchema
  readonly message: string
}

const warnings: readonly Warning[] = [
  {
    field: 'alertSettings',
    condition: { properties: { useGlobalAlertSettings: { const: true } } },
    message: alertSettingsIgnored.message({}),
  },
  {
    field: 'frequency',
    condition: { properties: { frequency: { const: 0 } } },
    message: subMinuteFrequency.message({}),
  },
  {
    field: 'environmentVariables',
    condition: { properties: { environmentVariables: { type: 'array', minItems: 1 } } },
    message: browserOnlyField.message({}),
  },
  ...[apiOnlySetup, apiOnlyTearDown].map((rule) => ({
    field: rule.at,
    condition: { properties: { [rule.at]: { type: 'number' as const } } },
    message: rule.message({}),
  })),
  {
    field: 'target',
    condition: {
      properties: {
        source: { const: 'LATENCY' },
        target: { type: 'string', not: { type: 'string', pattern: jsonNumber.source } },
      },
      required: ['source'],
    },
    message: nonNumericTarget.message({}),
  },
]

const has = ({ properties = {} }: BundledSchema, name: string): boolean => Object.hasOwn(properties, name)

/**
 * Adds the warnings about an update that a schema can express. Editors show a `deprecationMessage` as a warning, and no
 * validator rejects it.
 */
export function withWarnings(schema: BundledSchema): BundledSchema {
  return warnings
    .filter(({ condition }) => Object.keys(condition.properties ?? {}).every((name) => has(schema, name)))
    .filter(({ field }) => has(schema, field))
    .reduce(
      (whole, { field, condition, message }) =>
        whenPresent(whole, field, {
          if: condition,
          then: { properties: { [field]: { deprecationMessage: `${field} ${message}` } } },
        }),
      mapParts(schema, withWarnings),
    )
}
