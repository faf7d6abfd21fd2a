import type { IcmpMonitorUpdate } from '../generated/types.ts'
import type { Notice } from './rule.ts'

/** Carries out Versioning: `doubleCheck` is deprecated in favour of `retryStrategy`. */
export const deprecatedField: Notice<Pick<IcmpMonitorUpdate, 'doubleCheck'>> = {
  finding: {
    code: 'deprecated-field',
    params: { replacement: 'retryStrategy' },
    expectation: 'is deprecated; send retryStrategy in its place.',
  },
  places: ({ doubleCheck }) => (doubleCheck === undefined ? undefined : [['doubleCheck']]),
}
