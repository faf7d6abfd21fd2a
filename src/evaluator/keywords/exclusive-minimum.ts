import { boundKeyword } from './bound.ts'

/** Reports numbers that are not above `exclusiveMinimum`. */
export const exclusiveMinimumKeyword = /* @__PURE__ */ boundKeyword(
  'exclusiveMinimum',
  'greater than',
  (value, bound) => value > bound,
)
