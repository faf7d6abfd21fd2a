import { Snapshot } from '../../snapshot/snapshot.ts'
import type { Keyword } from '../keyword.ts'

export const maxItemsKeyword: Keyword = ({ maxItems }) =>
  maxItems === undefined
    ? undefined
    : {
        finding: {
          code: 'maxItems',
          params: { maxItems },
          expectation: `must have at most ${maxItems} items; remove some.`,
        },
        shape: false,
        holds: (value) => !(value instanceof Snapshot) || value.length <= maxItems,
      }
