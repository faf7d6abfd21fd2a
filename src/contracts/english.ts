import type { Messages } from '../engine/issue-types.ts'
import { keywordCodes } from '../generated/codes.ts'
import { generalWords } from '../issues/general-words.ts'
import { keywordWords, writeOtherKeyword } from '../issues/keyword-words.ts'
import {
  errorGroupListRules,
  errorGroupRules,
  icmpMonitorUpdateRules,
  listErrorGroupsQueryRules,
  updateIcmpMonitorHeadersRules,
} from '../rules/index.ts'
import type { Rule } from '../rules/rule.ts'
import { conflictWriter } from '../rules/rule-writer.ts'

function everyWord(): Required<Messages>
function everyWord(): object {
  const rules: readonly Rule[] = [
    ...icmpMonitorUpdateRules,
    ...errorGroupRules,
    ...errorGroupListRules,
    ...listErrorGroupsQueryRules,
    ...updateIcmpMonitorHeadersRules,
  ]
  return Object.freeze({
    ...Object.fromEntries(keywordCodes.map((code) => [code, writeOtherKeyword])),
    ...keywordWords,
    ...generalWords,
    ...Object.fromEntries(rules.map(({ code, write }) => [code, write])),
    'defaults-conflict': conflictWriter(rules),
  })
}

/**
 * The English messages: a function for each code that writes the message of an issue from the issue
 * and the names of paths alone.
 *
 * A translation is a table of the same type, passed as the option `messages`. `name([])` is the
 * name of the whole value, "The value".
 *
 * @example
 * icmpMonitorUpdate
 *   .validate({ heartbeat: {} })
 *   .errors.map((issue) => english.required(issue, () => 'The script'))
 * // ['The script is missing.']
 */
export const english: Required<Messages> = /* @__PURE__ */ everyWord()
