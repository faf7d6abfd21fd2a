import { boundKeyword } from './bound.ts'

export const exclusiveMinimumKeyword = /* @__PURE__ */ boundKeyword(
  'exclusiveMinimum',
  'greater than',
  (value, bound) => value > bound,
)
