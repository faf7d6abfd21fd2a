import { boundKeyword } from './bound.ts'

export const minimumKeyword = /* @__PURE__ */ boundKeyword('minimum', 'at least', (value, bound) => value >= bound)
