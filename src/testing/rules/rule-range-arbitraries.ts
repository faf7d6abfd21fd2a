import type { JsonSchema } from '../../index.ts'
import * as fc from '../fast-check.ts'
import { isNumber, wholeNumberOf } from '../values/number.ts'
import type { FieldArbitraries } from '../values/schema-values.ts'
import type { ErrorRule } from './error-rule.ts'

/**
 * Returns arbitraries for whole-number fields that a rule limits more than the schema does. They prefer values within
 * the limits of the rule.
 */
export function ranges(rules: readonly ErrorRule[], { properties = {} }: JsonSchema): FieldArbitraries {
  const found = new Map<string, fc.Arbitrary<unknown>>()
  const all = rules.flatMap(boundsIn)
  for (const [name] of all) {
    const { [name]: schema = {} } = properties
    if (schema.type !== 'integer') continue
    const ofField = all.filter(([other]) => other === name)
    const minimum = Math.min(...ofField.map(([, least]) => least))
    const maximum = Math.max(...ofField.map(([, , greatest]) => greatest))
    found.set(
      name,
      fc.oneof(
        { arbitrary: wholeNumberOf({ minimum, maximum }), weight: 3 },
        { arbitrary: wholeNumberOf(schema), weight: 1 },
      ),
    )
  }
  return found
}

/** Returns the fields that a rule limits to a range, with the bounds in the issues of its examples. */
function boundsIn(rule: ErrorRule): (readonly [name: string, minimum: number, maximum: number])[] {
  return rule.examples.flatMap((example) =>
    rule.errorsIn(example).flatMap(({ path: [name], params }) => {
      const named = new Map<string, unknown>(Object.entries(params))
      const [minimum, maximum] = [named.get('minimum'), named.get('maximum')]
      return isNumber(minimum) && isNumber(maximum) ? [[String(name), minimum, maximum] as const] : []
    }),
  )
}
