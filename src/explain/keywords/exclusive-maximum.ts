import type { Keyword } from '../keyword.ts'

export const exclusiveMaximumKeyword: Keyword = ({ exclusiveMaximum }) =>
  exclusiveMaximum === undefined
    ? undefined
    : {
        finding: {
          code: 'exclusiveMaximum',
          params: { exclusiveMaximum },
          expectation: `must be less than ${exclusiveMaximum}.`,
        },
        shape: false,
        holds: (value) => typeof value !== 'number' || value < exclusiveMaximum,
      }
