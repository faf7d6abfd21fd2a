import type { Keyword } from '../keyword.ts'

export const maximum: Keyword = ({ maximum }) =>
  maximum === undefined ? undefined : {
    code: 'maximum',
    shape: false,
    holds: (value) => typeof value !== 'number' || value <= maximum,
    params: { maximum },
    expectation: `must be at most ${maximum}; lower it.`,
  }
