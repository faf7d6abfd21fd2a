import { type RuleCode, ruleFacts } from '../../generated/rules.ts'
import type { IssueCode } from '../../index.ts'
import { ownProperties } from '../../schema/own-properties.ts'
import { keywordCodes, onlyAWarning, otherCodes, type IssueCodeFacts } from './issue-codes.ts'

export const isRuleCode = (code: string): code is RuleCode => Object.hasOwn(ruleFacts, code)
const isKeywordCode = (code: string): code is keyof typeof keywordCodes => Object.hasOwn(keywordCodes, code)
const isOtherCode = (code: string): code is keyof typeof otherCodes => Object.hasOwn(otherCodes, code)

/** Returns what the reference says of a rule; a tolerant reader turns an error into a warning. */
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

const ruleCodes = Object.keys(ruleFacts).filter(isRuleCode)
const isErrorCode = (code: RuleCode): boolean => ruleFacts[code].severity === 'error'
const errorCodes = ruleCodes.filter(isErrorCode)
const warningCodes = ruleCodes.filter((code) => !isErrorCode(code))

/** Every issue code: those named after a keyword of JSON Schema, then the other errors, then the warnings. */
export const issueCodes: ReadonlyMap<IssueCode, IssueCodeFacts> = new Map<IssueCode, IssueCodeFacts>([
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
      contracts: ['icmpMonitorUpdate'],
      at: 'the place of the rule',
      meaning:
        'A field is left out, and its documented default would break a rule between it and a field that is sent. ' +
        'It comes only without a `baseline`, which says what the field holds.',
      reads: [...new Set(errorCodes.flatMap((code) => ruleFacts[code].reads))],
    },
  ],
  ...warningCodes.map((code) => [code, rowOf(code)] as const),
])
