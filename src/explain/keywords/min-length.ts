import { isLongerThan } from '../../formats/is-longer-than.ts'
import type { Keyword } from '../keyword.ts'

export const minLengthKeyword: Keyword = ({ minLength }) =>
  minLength === undefined
    ? undefined
    : {
        finding: {
          code: 'minLength',
          params: { minLength },
          expectation: `must have at least ${minLength} characters.`,
        },
        shape: false,
        holds: (value) => typeof value !== 'string' || isLongerThan(value, minLength - 1),
      }
