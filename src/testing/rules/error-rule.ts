import { ruleFacts, type RuleCode } from '../../generated/rules.ts'
import type { Issue } from '../../index.ts'
import type { Fields, ValidatingContract } from '../fixed-fields.ts'

/** Returns the error rules of a contract, each with the fields it reads and examples that break it. */
export const errorRulesOf = ({ name: contract, validate }: ValidatingContract): readonly ErrorRule[] =>
  Object.keys(ruleFacts)
    .filter(isRuleCode)
    .filter(
      (code) => ruleFacts[code].severity === 'error' && ruleFacts[code].contracts.some((name) => name === contract),
    )
    .map((code) => {
      const { at, reads, examples } = ruleFacts[code]
      return {
        code,
        reads: [...new Set([...at, ...reads])],
        examples,
        errorsIn(fields) {
          const own = reads.filter((name) => Object.hasOwn(fields, name)).map((name) => [name, fields[name]])
          return validate(Object.fromEntries(own)).errors.filter((issue) => !isMissing(issue))
        },
      }
    })

/** An error rule of a contract. */
export interface ErrorRule {
  readonly code: RuleCode
  /** The fields that the rule reads, beginning with the field of the issue. */
  readonly reads: readonly string[]
  /** Examples of fields that break the rule. */
  readonly examples: readonly Fields[]
  /** Returns the errors of the fields: that of the rule and those of the schema. */
  readonly errorsIn: (fields: Fields) => readonly Issue[]
}

const isRuleCode = (code: string): code is RuleCode => Object.hasOwn(ruleFacts, code)

const isMissing = ({ code, path }: Issue): boolean => code === 'required' && path.length === 1
