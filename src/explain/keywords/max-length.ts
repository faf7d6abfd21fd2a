import { isLongerThan } from '../../formats/is-longer-than.ts'
import type { Keyword } from '../keyword.ts'

export const maxLengthKeyword: Keyword = ({ maxLength }) =>
  maxLength === undefined
    ? undefined
    : {
        finding: {
          code: 'maxLength',
          params: { maxLength },
          expectation: `must have at most ${maxLength} characters; shorten it.`,
        },
        shape: false,
        holds: (value) => typeof value !== 'string' || !isLongerThan(value, maxLength),
      }
