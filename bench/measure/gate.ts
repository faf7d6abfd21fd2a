import type { Check } from '../contenders/contender.ts'

/** The error for a contender with a wrong result, whose time has no meaning. */
export class WrongResult extends Error {
  override readonly name = 'WrongResult'
}

/** Throws if a contender returns a wrong result for a value, from `is` or from `validate`. */
export function expectResult(
  contender: string,
  scenario: string,
  check: Check,
  values: readonly unknown[],
  valid: boolean,
): void {
  values.forEach((value, index) => {
    const results = { is: check.is(value), validate: check.mistakes(check.validate(value)) === 0 }
    for (const [way, result] of Object.entries(results)) {
      if (result !== valid)
        throw new WrongResult(
          `${contender}: ${way} says ${result ? 'valid' : 'invalid'} of value ${index} of ${scenario}`,
        )
    }
  })
}
