import { isDateTime } from '../../formats/date-time.ts'
import { isDate } from '../../formats/date.ts'
import { isUuid } from '../../formats/uuid.ts'
import type { IssueContent } from '../../issues/draft.ts'
import type { Keyword } from '../keyword.ts'

/**
 * Creates the keyword `format`, which rejects strings that do not match their format. `formats` lists the formats that
 * a document uses.
 */
export const formatKeyword =
  (formats: readonly Format[]): Keyword =>
  ({ format }) => {
    if (format === undefined) return undefined
    const found = formats.find(({ name }) => name === format)
    if (found === undefined) throw new Error(`No check for the format ${format}`)
    const { isValid, tolerates, form, words } = found
    return {
      content: (value): IssueContent<'format'> =>
        form?.test(String(value))
          ? { code: 'format', params: { format, nonexistent: true }, message: `must be an existing ${words}.` }
          : { code: 'format', params: { format }, message: `must be a ${words}.` },
      holds: (value) => typeof value !== 'string' || isValid(value),
      tolerates: (value) => typeof value === 'string' && tolerates?.(value) === true,
    }
  }

export interface Format {
  readonly name: string
  readonly isValid: (text: string) => boolean
  /** Returns whether a tolerant reader accepts, without an issue, a string that is not valid. */
  readonly tolerates: ((text: string) => boolean) | undefined
  /** Matches strings in the form of the format. Undefined if every match is valid, as for a UUID. */
  readonly form: RegExp | undefined
  readonly words: string
}

export const date: Format = {
  name: 'date',
  isValid: isDate,
  tolerates: isDateTime,
  form: /^\d{4}-\d\d-\d\d$/,
  words: 'date in the form YYYY-MM-DD',
}

export const dateTime: Format = {
  name: 'date-time',
  isValid: isDateTime,
  tolerates: undefined,
  form: /^\d{4}-\d\d-\d\dt\d\d:\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d\d:\d\d)$/i,
  words: 'date and time in the form YYYY-MM-DDThh:mm:ssZ, or with an offset such as +01:00',
}

export const uuid: Format = {
  name: 'uuid',
  isValid: isUuid,
  tolerates: undefined,
  form: undefined,
  words: 'UUID: 32 hexadecimal digits in groups of 8-4-4-4-12',
}
