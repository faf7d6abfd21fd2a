import { boundKeyword } from './bound.ts'

/** Reports numbers that are not below `exclusiveMaximum`. */
export const exclusiveMaximumKeyword = /* @__PURE__ */ boundKeyword(
  'exclusiveMaximum',
  'less than',
  (value, bound) => value < bound,
)
