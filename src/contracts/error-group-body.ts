import { checkErrorGroup } from '../generated/checks.js'
import { readErrorGroup } from '../generated/readers.ts'
import type { ErrorGroup } from '../generated/types.ts'
import { errorGroupAdvices } from '../rules/index.ts'
import type { Body } from './body.ts'

/** An error group, alone or in a list. */
export const errorGroupBody: Body<ErrorGroup> = {
  read: readErrorGroup,
  check: checkErrorGroup,
  rules: { constraints: [], advices: errorGroupAdvices, notices: [] },
  responseOnly: [],
}
