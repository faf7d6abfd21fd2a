import type { Check } from '../contenders/contender.ts'

/** Says that a contender answers wrongly: its time would mean nothing. */
export class WrongVerdict extends Error {
  override readonly name = 'WrongVerdict'
}

/** Holds a contender to the right verdict on every value, in both ways of asking. */
export function expectVerdict(
  contender: string,
  scenario: string,
  check: Check,
  values: readonly unknown[],
  valid: boolean,
): void {
  values.forEach((value, index) => {
    const verdicts = { is: check.is(value), validate: check.mistakes(check.validate(value)) === 0 }
    for (const [way, verdict] of Object.entries(verdicts)) {
      if (verdict !== valid)
        throw new WrongVerdict(
          `${contender}: ${way} says ${verdict ? 'valid' : 'invalid'} of value ${index} of ${scenario}`,
        )
    }
  })
}
