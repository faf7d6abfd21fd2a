import { isLongerThan } from '../../formats/is-longer-than.ts'
import { Snapshot } from '../../snapshot/snapshot.ts'
import type { Keyword } from '../keyword.ts'

export const minLengthKeyword: Keyword = ({ minLength }) =>
  minLength === undefined
    ? undefined
    : {
        content: {
          code: 'minLength',
          params: { minLength },
          message: `must have at least ${amount(minLength, 'character')}.`,
        },
        holds: (value) => typeof value !== 'string' || isLongerThan(value, minLength - 1),
      }

export const maxLengthKeyword: Keyword = ({ maxLength }) =>
  maxLength === undefined
    ? undefined
    : {
        content: {
          code: 'maxLength',
          params: { maxLength },
          message: `must have at most ${amount(maxLength, 'character')}.`,
        },
        holds: (value) => typeof value !== 'string' || !isLongerThan(value, maxLength),
      }

export const maxItemsKeyword: Keyword = ({ maxItems }) =>
  maxItems === undefined
    ? undefined
    : {
        content: { code: 'maxItems', params: { maxItems }, message: `must have at most ${amount(maxItems, 'item')}.` },
        holds: (value) => !(value instanceof Snapshot) || value.length <= maxItems,
      }

const amount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
