import type { IssueCode } from '../../index.ts'
import { keywordCodes, onlyAWarning, otherCodes, type ContractName, type IssueCodeFacts } from './issue-codes.ts'
import { documentation as alertSettingsIgnored } from '../../rules/alert-settings-ignored.ts'
import { documentation as apiOnlyField } from '../../rules/api-only-field.ts'
import { documentation as browserOnlyField } from '../../rules/browser-only-field.ts'
import type { Rule } from '../../rules/define-rule.ts'
import { documentation as deprecatedField } from '../../rules/deprecated-field.ts'
import type { RuleDocumentation } from '../../rules/documentation.ts'
import { documentation as duplicateGroup } from '../../rules/duplicate-group.ts'
import { documentation as frequencyOffsetMissing } from '../../rules/frequency-offset-missing.ts'
import { documentation as frequencyOffset } from '../../rules/frequency-offset.ts'
import {
  errorGroupRules,
  listErrorGroupsHeadersRules,
  listErrorGroupsQueryRules,
  monitorErrorRules,
  updateIcmpMonitorHeadersRules,
  updateWarningRules,
} from '../../rules/index.ts'
import { documentation as missingContentType } from '../../rules/missing-content-type.ts'
import { documentation as missingServiceAccount } from '../../rules/missing-service-account.ts'
import { documentation as nonNumericTarget } from '../../rules/non-numeric-target.ts'
import { documentation as packetLossOrder } from '../../rules/packet-loss-order.ts'
import { documentation as pageNumber } from '../../rules/page-number.ts'
import { documentation as responseTimeOrder } from '../../rules/response-time-order.ts'
import { documentation as seenOrder } from '../../rules/seen-order.ts'
import { documentation as subMinuteFrequency } from '../../rules/sub-minute-frequency.ts'
import { ownProperties } from '../../schema/own-properties.ts'

/** The codes of rules over the fields of one object. */
export type RuleCode = Exclude<
  IssueCode,
  keyof typeof keywordCodes | keyof typeof otherCodes | 'duplicate-group' | 'defaults-conflict'
>

/** The documentation of each rule, in the order of the reference. */
export const documentations: { readonly [Code in RuleCode]: RuleDocumentation } = {
  'frequency-offset': frequencyOffset,
  'packet-loss-order': packetLossOrder,
  'deprecated-field': deprecatedField,
  'sub-minute-frequency': subMinuteFrequency,
  'frequency-offset-missing': frequencyOffsetMissing,
  'response-time-order': responseTimeOrder,
  'alert-settings-ignored': alertSettingsIgnored,
  'browser-only-field': browserOnlyField,
  'api-only-field': apiOnlyField,
  'non-numeric-target': nonNumericTarget,
  'seen-order': seenOrder,
  'page-number': pageNumber,
  'missing-service-account': missingServiceAccount,
  'missing-content-type': missingContentType,
}

/** The rules by the contracts that apply them. */
const ruleLists: readonly (readonly [contracts: readonly ContractName[], rules: readonly Rule[]])[] = [
  [['icmpMonitorUpdate', 'icmpMonitor'], monitorErrorRules],
  [['icmpMonitorUpdate'], updateWarningRules],
  [['errorGroup', 'errorGroupList'], errorGroupRules],
  [['listErrorGroupsQuery'], listErrorGroupsQueryRules],
  [['updateIcmpMonitorHeaders'], updateIcmpMonitorHeadersRules],
  [['listErrorGroupsHeaders'], listErrorGroupsHeadersRules],
]

export const isRuleCode = (code: string): code is RuleCode => Object.hasOwn(documentations, code)
const isKeywordCode = (code: string): code is keyof typeof keywordCodes => Object.hasOwn(keywordCodes, code)
const isOtherCode = (code: string): code is keyof typeof otherCodes => Object.hasOwn(otherCodes, code)

const readsOf = (rules: readonly Rule[]): readonly string[] => [
  ...new Set(rules.flatMap(({ reads, requires, readsIfPresent }) => [...reads, ...requires, ...readsIfPresent])),
]

/** Returns what the rules of a code say of it; a tolerant reader turns the errors among them into warnings. */
export function ruleFacts(code: RuleCode): IssueCodeFacts {
  const { meaning, place, inside } = ownProperties(documentations[code])
  const lists = ruleLists.filter(([, rules]) => rules.some((rule) => rule.code === code))
  const rules = lists.flatMap(([, listed]) => listed.filter((rule) => rule.code === code))
  const isError = rules.some(({ severity }) => severity === 'error')
  return {
    severities: isError ? ['error', 'warning'] : ['warning'],
    contracts: lists.flatMap(([contracts]) => contracts),
    at: place ?? [...new Set(rules.map(({ at }) => `\`/${at}\``))].join(', '),
    meaning: isError ? `${meaning}${onlyAWarning}` : meaning,
    reads: inside ?? readsOf(rules),
  }
}

const ruleCodes = Object.keys(documentations).filter(isRuleCode)
const ruleRows = ruleCodes.map((code) => [code, ruleFacts(code)] as const)
const isErrorRow = ([, { severities }]: readonly [IssueCode, IssueCodeFacts]): boolean => severities.includes('error')

/** Every issue code: those named after a keyword of JSON Schema, then the other errors, then the warnings. */
export const issueCodes: ReadonlyMap<IssueCode, IssueCodeFacts> = new Map<IssueCode, IssueCodeFacts>([
  ...Object.keys(keywordCodes)
    .filter(isKeywordCode)
    .map((code) => [code, keywordCodes[code]] as const),
  ...ruleRows.filter(isErrorRow),
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
      reads: readsOf(monitorErrorRules),
    },
  ],
  ...ruleRows.filter((row) => !isErrorRow(row)),
  [
    'duplicate-group',
    {
      severities: ['warning'],
      contracts: ['errorGroupList'],
      at: duplicateGroup.place,
      meaning: duplicateGroup.meaning,
      reads: duplicateGroup.reads,
    },
  ],
])
