import { boundKeyword } from './bound.ts'

/** Reports numbers that are not a multiple of `multipleOf`. */
export const multipleOfKeyword = /* @__PURE__ */ boundKeyword('multipleOf', 'a multiple of', (value, bound) =>
  Number.isInteger(value / bound),
)
