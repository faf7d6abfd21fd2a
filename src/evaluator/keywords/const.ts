import { alternatives } from '../../schema/alternatives.ts'
import type { Keyword } from '../keyword.ts'

/** A constant says what a thing is, so that the tolerant reader accepts no other. */
export const constKeyword: Keyword = ({ const: value }) =>
  value === undefined
    ? undefined
    : {
        content: { code: 'const', params: { value }, message: `must be ${alternatives([value])}.` },
        shape: true,
        holds: (given) => given === value,
      }
