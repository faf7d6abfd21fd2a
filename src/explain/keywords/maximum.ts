import type { Keyword } from '../keyword.ts'

export const maximumKeyword: Keyword = ({ maximum }) =>
  maximum === undefined
    ? undefined
    : {
        finding: { code: 'maximum', params: { maximum }, expectation: `must be at most ${maximum}; lower it.` },
        shape: false,
        holds: (value) => typeof value !== 'number' || value <= maximum,
      }
