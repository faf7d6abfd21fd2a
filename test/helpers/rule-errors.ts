// Returns the rule errors and rule warnings that the vectors expect of a contract.
import * as ruleLists from '../../src/rules/index.ts'
import { readVectors } from './vectors.ts'

const vectors = readVectors()
const ruleCodes = new Set<string>(Object.values(ruleLists).flatMap((rules) => rules.map(({ code }) => code)))

/** Returns whether a code belongs to a rule and is an error in some vector. */
export const isRuleError = (code: string): boolean => ruleErrorCodes.has(code)

const ruleErrorCodes = new Set(
  vectors.flatMap(({ errors }) => errors.map(({ code }) => code)).filter((code) => ruleCodes.has(code)),
)

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
