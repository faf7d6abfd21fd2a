import typia, { type tags } from 'typia'

interface ErrorGroup {
  id: string
  checkId: string
  errorHash: string
  rawErrorMessage: string | null
  cleanedErrorMessage: string
  firstSeen: string & tags.Format<'date'>
  lastSeen: string & tags.Format<'date'>
  archivedUntilNextEvent: boolean
  rootCauseAnalyses?: object[]
}

export const is = typia.createIs<ErrorGroup[]>()
export const validate = typia.createValidate<ErrorGroup[]>()
