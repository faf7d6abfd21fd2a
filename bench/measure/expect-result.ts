import type { Check } from '../contenders/index.ts'

/**
 * Throws if a contender returns a wrong result for a value, because its time then has no meaning.
 */
export function expectResult(
  contender: string,
  scenario: string,
  check: Check,
  values: readonly unknown[],
  valid: boolean,
): void {
  for (const [index, value] of values.entries()) {
    const results = { is: check.is(value), validate: check.mistakes(check.validate(value)) === 0 }
    for (const [way, result] of Object.entries(results))
      if (result !== valid)
        throw new Error(`${contender}: ${way} returns ${result} for value ${index} of ${scenario}`)
  }
}
