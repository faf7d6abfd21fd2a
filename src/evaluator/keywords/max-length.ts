import { isLongerThan } from '../../formats/is-longer-than.ts'
import type { Keyword } from '../keyword.ts'

/** Reports texts with more characters than `maxLength`. */
export const maxLengthKeyword: Keyword = ({ maxLength }) =>
  maxLength === undefined
    ? undefined
    : {
        content: { code: 'maxLength', params: { maxLength }, message: `must have at most ${maxLength} characters.` },
        holds: (value) => typeof value !== 'string' || !isLongerThan(value, maxLength),
      }
