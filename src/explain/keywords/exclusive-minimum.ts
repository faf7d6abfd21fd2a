import type { Keyword } from '../keyword.ts'

export const exclusiveMinimumKeyword: Keyword = ({ exclusiveMinimum }) =>
  exclusiveMinimum === undefined
    ? undefined
    : {
        finding: {
          code: 'exclusiveMinimum',
          params: { exclusiveMinimum },
          expectation: `must be greater than ${exclusiveMinimum}; raise it.`,
        },
        shape: false,
        holds: (value) => typeof value !== 'number' || value > exclusiveMinimum,
      }
