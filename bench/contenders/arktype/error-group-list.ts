import { type } from 'arktype'
import { fullDate } from '../allowed-values.ts'

const ErrorGroupList = type({
  id: 'string',
  checkId: 'string',
  errorHash: 'string',
  rawErrorMessage: 'string | null',
  cleanedErrorMessage: 'string',
  firstSeen: fullDate,
  lastSeen: fullDate,
  archivedUntilNextEvent: 'boolean',
  'rootCauseAnalyses?': 'object[]',
}).array()

export const is = (value: unknown): boolean => ErrorGroupList.allows(value)
export const validate = (value: unknown) => ErrorGroupList(value)
export const mistakes = (answer: ReturnType<typeof validate>): number =>
  answer instanceof type.errors ? answer.length : 0
