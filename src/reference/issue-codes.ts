import { ruleExample } from './code-examples.ts'
import { errorOrWarning, onlyAWarning, type CodeFacts } from './code-facts.ts'
import { defaultsConflict, generalCodes } from './general-codes.ts'
import { keywordCodes } from './keyword-codes.ts'
import { ruleFacts } from './rule-facts.ts'

/** Returns the documentation of a rule code. A tolerant reader reports its error as a warning. */
function ruleCode(facts: (typeof ruleFacts)[number]): CodeFacts {
  const { code, isError, contracts, at, reads, meaning, location, inside, since } = facts
  return {
    code,
    severities: isError ? errorOrWarning : ['warning'],
    contracts,
    at: location ?? at.map((name) => `\`${name}\``).join(', '),
    meaning: isError ? `${meaning}${onlyAWarning}` : meaning,
    since,
    reads: inside ?? reads,
    examples: facts.examples.map((example) => ruleExample(contracts, example)),
  }
}

/**
 * Every issue code with its documentation: first the codes of keywords, then the other errors, then
 * the warnings.
 */
export const issueCodes: readonly CodeFacts[] = [
  ...keywordCodes,
  ...ruleFacts.filter(({ isError }) => isError).map(ruleCode),
  ...generalCodes,
  defaultsConflict,
  ...ruleFacts.filter(({ isError }) => !isError).map(ruleCode),
]
