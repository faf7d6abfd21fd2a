import { alternatives } from '../../schema/in-words.ts'
import type { Keyword } from '../keyword.ts'

/**
 * Reports values other than `const`. Such a value is an error for a tolerant reader, too, because the constant
 * identifies the kind of object.
 */
export const constKeyword: Keyword = ({ const: value }) =>
  value === undefined
    ? undefined
    : {
        content: { code: 'const', params: { value }, message: `must be ${alternatives([value])}.` },
        shape: true,
        holds: (given) => given === value,
      }
