import { type RuleCode, ruleFacts } from '../../generated/rules.ts'
import type { IssueCode } from '../../index.ts'
import { ownProperties } from '../../schema/own-properties.ts'
import { updates } from './contract-names.ts'
import { keywordCodes, onlyAWarning, otherCodes, type IssueCodeFacts } from './keyword-and-other-codes.ts'

/** Every issue code with its documentation: first those of keywords, then the other errors, then the warnings. */
export const issueCodes: ReadonlyMap<IssueCode, IssueCodeFacts> = new Map(codeRows())

function codeRows(): (readonly [IssueCode, IssueCodeFacts])[] {
  const ruleCodes = Object.keys(ruleFacts).filter(isRuleCode)
  const isErrorCode = (code: RuleCode): boolean => ruleFacts[code].severity === 'error'
  const errorCodes = ruleCodes.filter(isErrorCode)
  const warningCodes = ruleCodes.filter((code) => !isErrorCode(code))
  return [
    ...Object.keys(keywordCodes)
      .filter(isKeywordCode)
      .map((code) => [code, keywordCodes[code]] as const),
    ...errorCodes.map((code) => [code, rowOf(code)] as const),
    ...Object.keys(otherCodes)
      .filter(isOtherCode)
      .map((code) => [code, otherCodes[code]] as const),
    [
      'defaults-conflict',
      {
        severities: ['warning'],
        contracts: updates,
        at: 'the field of the rule',
        meaning:
          'The documented default of an omitted field would break a rule together with a field that is sent. It is ' +
          'reported only if no `baseline` has the omitted field.',
        reads: [...new Set(errorCodes.flatMap((code) => ruleFacts[code].reads))],
      },
    ],
    ...warningCodes.map((code) => [code, rowOf(code)] as const),
  ]
}

/** Returns whether a code is that of a rule. */
export function isRuleCode(code: string): code is RuleCode {
  return Object.hasOwn(ruleFacts, code)
}

function isKeywordCode(code: string): code is keyof typeof keywordCodes {
  return Object.hasOwn(keywordCodes, code)
}

function isOtherCode(code: string): code is keyof typeof otherCodes {
  return Object.hasOwn(otherCodes, code)
}

/** Returns the documentation of a rule. A tolerant reader reports its error as a warning. */
function rowOf(code: RuleCode): IssueCodeFacts {
  const { severity, contracts, at, reads, meaning, place, inside } = ownProperties(ruleFacts[code])
  const isError = severity === 'error'
  return {
    severities: isError ? ['error', 'warning'] : ['warning'],
    contracts,
    at: place ?? at.map((name) => `\`/${name}\``).join(', '),
    meaning: isError ? `${meaning}${onlyAWarning}` : meaning,
    reads: inside ?? reads,
  }
}
