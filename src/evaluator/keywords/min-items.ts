import { Snapshot } from '../../snapshot/snapshot.ts'
import type { Keyword } from '../keyword.ts'

/** Reports lists with fewer items than `minItems`. */
export const minItemsKeyword: Keyword = ({ minItems }) =>
  minItems === undefined
    ? undefined
    : {
        content: { code: 'minItems', params: { minItems }, message: `must have at least ${minItems} items.` },
        holds: (value) => !(value instanceof Snapshot) || value.length >= minItems,
      }
