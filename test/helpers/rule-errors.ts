// Returns the rule errors and rule warnings that the vectors expect of a contract.
import { readVectors } from './vectors.ts'

/** The codes of errors that do not belong to a rule. */
const others = [
  'type',
  'enum',
  'required',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minLength',
  'maxLength',
  'maxItems',
  'format',
  'pattern',
  'unknown-field',
  'unreadable',
  'duplicate-parameter',
]

const vectors = readVectors()

/** Returns whether a code belongs to a rule and is an error in some vector. */
export const isRuleError = (code: string): boolean => ruleErrorCodes.has(code)

const ruleErrorCodes = new Set(
  vectors.flatMap(({ errors }) => errors.map(({ code }) => code)).filter((code) => !others.includes(code)),
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

/** Returns the codes of the rule warnings that the vectors expect of a contract. */
export const ruleWarningsOf = (contract: string): readonly string[] => [
  ...new Set(
    vectors
      .filter((vector) => vector.contract === contract)
      .flatMap(({ warnings }) => warnings.map(({ code }) => code))
      .filter((code) => !others.includes(code) && !['defaults-conflict', 'response-only-field'].includes(code)),
  ),
]
