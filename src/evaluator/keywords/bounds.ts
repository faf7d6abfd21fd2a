import { unitOf } from '../../schema/in-words.ts'
import type { Keyword } from '../keyword.ts'

/** Creates a keyword such as `minimum`, which reports numbers outside a bound. */
const boundKeyword =
  (code: BoundCode, words: string, isWithin: (value: number, bound: number) => boolean): Keyword =>
  (schema) => {
    const bound = schema[code]
    const unit = unitOf(schema)
    return bound === undefined
      ? undefined
      : {
          content: {
            code,
            params: { [code]: bound, ...(unit && { unit }) },
            message: `must be ${words} ${bound}${unit ? ` ${unit}` : ''}.`,
          },
          holds: (value) => typeof value !== 'number' || isWithin(value, bound),
        }
  }

type BoundCode = 'minimum' | 'maximum' | 'exclusiveMinimum'

export const minimumKeyword = /* @__PURE__ */ boundKeyword('minimum', 'at least', (value, bound) => value >= bound)

export const exclusiveMinimumKeyword = /* @__PURE__ */ boundKeyword(
  'exclusiveMinimum',
  'greater than',
  (value, bound) => value > bound,
)

export const maximumKeyword = /* @__PURE__ */ boundKeyword('maximum', 'at most', (value, bound) => value <= bound)
