import { boundKeyword } from './bound.ts'

export const exclusiveMaximumKeyword = /* @__PURE__ */ boundKeyword(
  'exclusiveMaximum',
  'less than',
  (value, bound) => value < bound,
)
