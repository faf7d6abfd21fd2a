import { Snapshot } from '../../snapshot/snapshot.ts'
import type { Keyword } from '../keyword.ts'

export const minItemsKeyword: Keyword = ({ minItems }) =>
  minItems === undefined
    ? undefined
    : {
        finding: { code: 'minItems', params: { minItems }, expectation: `must have at least ${minItems} items.` },
        shape: false,
        holds: (value) => !(value instanceof Snapshot) || value.length >= minItems,
      }
