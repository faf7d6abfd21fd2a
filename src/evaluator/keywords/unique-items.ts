import { Snapshot } from '../../snapshot/snapshot.ts'
import type { Keyword } from '../keyword.ts'

/** Reports lists of scalars in which an item occurs twice. */
export const uniqueItemsKeyword: Keyword = ({ uniqueItems }) =>
  uniqueItems !== true
    ? undefined
    : {
        content: { code: 'uniqueItems', params: {}, message: 'must not have the same item twice.' },
        holds: (value) => !(value instanceof Snapshot) || value.isUnique,
      }
