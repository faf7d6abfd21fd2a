import { boundKeyword } from './bound.ts'

export const maximumKeyword = /* @__PURE__ */ boundKeyword('maximum', 'at most', (value, bound) => value <= bound)
