import { readErrorGroup } from '../generated/readers.js'
import type { ErrorGroup } from '../generated/types.ts'
import { errorGroupAdvices } from '../rules/index.ts'
import type { Body } from './body.ts'
import { judgeAdvices } from './judge.ts'

/** An error group, alone or in a list. */
export const errorGroupBody: Body<ErrorGroup> = {
  read: readErrorGroup,
  rules: { constraints: [], defaults: undefined },
  judges: [/* @__PURE__ */ judgeAdvices(errorGroupAdvices)],
  responseOnly: [],
}
