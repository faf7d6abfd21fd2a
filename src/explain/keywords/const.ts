import type { Keyword } from '../keyword.ts'

/** A constant says what a thing is, so that the tolerant reader accepts no other. */
export const constKeyword: Keyword = ({ const: value }) =>
  value === undefined
    ? undefined
    : {
        finding: { code: 'const', params: { value }, expectation: `must be ${JSON.stringify(value)}.` },
        shape: true,
        holds: (given) => given === value,
      }
