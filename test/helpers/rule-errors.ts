// Lists the rules that are errors by default.
import { readVectors } from './vectors.ts'

/** The interface, "Codes": the rules that are errors. */
const ruleErrors: readonly string[] = ['frequency-offset', 'packet-loss-order']

/** Returns whether a code belongs to a rule that is an error by default. */
export const isRuleError = (code: string): boolean => ruleErrors.includes(code)

const vectors = readVectors()

/** Returns the pointers and codes of a contract's rule errors in the vectors. */
export const ruleErrorsOf = (contract: string): readonly string[] => [
  ...new Set(
    vectors
      .filter((vector) => vector.contract === contract)
      .flatMap(({ errors }) => errors)
      .filter(({ code }) => isRuleError(code))
      .map(({ pointer, code }) => `${pointer} ${code}`),
  ),
]
