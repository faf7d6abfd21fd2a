import { isLongerThan } from '../../formats/is-longer-than.ts'
import type { Keyword } from '../keyword.ts'

/** Reports texts with fewer characters than `minLength`. */
export const minLengthKeyword: Keyword = ({ minLength }) =>
  minLength === undefined
    ? undefined
    : {
        content: { code: 'minLength', params: { minLength }, message: `must have at least ${minLength} characters.` },
        holds: (value) => typeof value !== 'string' || isLongerThan(value, minLength - 1),
      }
