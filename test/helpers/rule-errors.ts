import { readVectors } from './vectors.ts'

/** The codes of errors that no rule reports. */
const others = [
  'type',
  'enum',
  'const',
  'required',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'format',
  'pattern',
  'unknown-field',
  'unreadable',
  'duplicate-parameter',
]

const vectors = readVectors()

/** Whether a code is that of a rule whose error the vectors expect. */
export const isRuleError = (code: string): boolean => ruleErrorCodes.has(code)

const ruleErrorCodes = new Set(
  vectors.flatMap(({ errors }) => errors.map(({ code }) => code)).filter((code) => !others.includes(code)),
)

/** The places and codes of the errors of rules that the vectors expect of a contract. */
export const ruleErrorsOf = (contract: string): readonly string[] => [
  ...new Set(
    vectors
      .filter((vector) => vector.contract === contract)
      .flatMap(({ errors }) => errors)
      .filter(({ code }) => isRuleError(code))
      .map(({ pointer, code }) => `${pointer} ${code}`),
  ),
]
