import { boundKeyword } from './bound.ts'

export const multipleOfKeyword = /* @__PURE__ */ boundKeyword('multipleOf', 'a multiple of', (value, bound) =>
  Number.isInteger(value / bound),
)
