import { Snapshot } from '../../snapshot/snapshot.ts'
import type { Keyword } from '../keyword.ts'

export const uniqueItemsKeyword: Keyword = ({ uniqueItems }) =>
  uniqueItems !== true
    ? undefined
    : {
        finding: { code: 'uniqueItems', params: {}, expectation: 'must not have the same item twice.' },
        shape: false,
        holds: (value) => !(value instanceof Snapshot) || value.isUnique,
      }
