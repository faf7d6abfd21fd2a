import type { Keyword } from '../keyword.ts'

export const minimumKeyword: Keyword = ({ minimum }) =>
  minimum === undefined
    ? undefined
    : {
        finding: { code: 'minimum', params: { minimum }, expectation: `must be at least ${minimum}; raise it.` },
        shape: false,
        holds: (value) => typeof value !== 'number' || value >= minimum,
      }
