import { Snapshot } from '../../snapshot/snapshot.ts'
import type { Keyword } from '../keyword.ts'

/** Reports lists with more items than `maxItems`. */
export const maxItemsKeyword: Keyword = ({ maxItems }) =>
  maxItems === undefined
    ? undefined
    : {
        content: { code: 'maxItems', params: { maxItems }, message: `must have at most ${maxItems} items.` },
        holds: (value) => !(value instanceof Snapshot) || value.length <= maxItems,
      }
