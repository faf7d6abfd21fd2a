import { boundKeyword } from './bound.ts'

/** Reports numbers above `maximum`. */
export const maximumKeyword = /* @__PURE__ */ boundKeyword('maximum', 'at most', (value, bound) => value <= bound)
