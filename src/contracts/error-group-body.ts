import { completeErrorGroup, readErrorGroup, ruleFieldsOfErrorGroup } from '../generated/readers.js'
import { orderedRules } from '../rules/rule-set.ts'
import { errorGroupRules } from '../rules/index.ts'
import type { Body } from './body.ts'

/** An error group, alone or in a list. */
export const errorGroupBody: Body = {
  read: readErrorGroup,
  errorRules: [],
  warningRules: /* @__PURE__ */ orderedRules(errorGroupRules, ruleFieldsOfErrorGroup),
  defaults: undefined,
  defaulted: 0,
  complete: completeErrorGroup,
  ruleFields: ruleFieldsOfErrorGroup,
  responseOnly: [],
}
