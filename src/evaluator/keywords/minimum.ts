import { boundKeyword } from './bound.ts'

/** Reports numbers below `minimum`. */
export const minimumKeyword = /* @__PURE__ */ boundKeyword('minimum', 'at least', (value, bound) => value >= bound)
