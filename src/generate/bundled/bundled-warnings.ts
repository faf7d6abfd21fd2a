import type { AnyRule } from '../rules/rule-lists.ts'
import { documentationOf } from '../rules/rule-lists.ts'
import { type BundledSchema, mapParts, whenPresent } from './bundled-schema.ts'

/**
 * Adds the warnings of rules to the bundled schema of an update, if a schema can express them. Editors show a
 * `deprecationMessage` as a warning, and no validator rejects it.
 */
export const withWarnings = (schema: BundledSchema, rules: readonly AnyRule[]): BundledSchema =>
  rules
    .flatMap((rule) =>
      Object.entries(documentationOf(rule.code).brokenIf ?? {}).map((entry) => [rule, ...entry] as const),
    )
    .filter(([, field, { properties }]) => [field, ...Object.keys(properties)].every((name) => has(schema, name)))
    .reduce(
      (whole, [rule, field, condition]) =>
        whenPresent(whole, field, {
          if: condition,
          then: { properties: { [field]: { deprecationMessage: `${field} ${rule.message({})}` } } },
        }),
      mapParts(schema, (part) => withWarnings(part, rules)),
    )

const has = ({ properties = {} }: BundledSchema, name: string): boolean => Object.hasOwn(properties, name)
