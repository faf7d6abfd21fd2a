import type { Keyword } from '../keyword.ts'

export const multipleOfKeyword: Keyword = ({ multipleOf }) =>
  multipleOf === undefined
    ? undefined
    : {
        finding: { code: 'multipleOf', params: { multipleOf }, expectation: `must be a multiple of ${multipleOf}.` },
        shape: false,
        holds: (value) => typeof value !== 'number' || Number.isInteger(value / multipleOf),
      }
