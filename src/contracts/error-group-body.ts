import { readErrorGroup } from '../generated/readers.js'
import { errorGroupRules } from '../rules/index.ts'
import type { Body } from './body.ts'

/** An error group, alone or in a list. */
export const errorGroupBody: Body = {
  read: readErrorGroup,
  errorRules: [],
  warningRules: errorGroupRules,
  defaults: undefined,
  responseOnly: [],
}
