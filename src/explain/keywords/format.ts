import { isDateTime } from '../../formats/date-time.ts'
import { isDate } from '../../formats/date.ts'
import { isUuid } from '../../formats/uuid.ts'
import type { Keyword } from '../keyword.ts'

/** One value of the keyword. */
interface Format {
  readonly name: string
  readonly isValid: (text: string) => boolean
  /** Whether a tolerant reader accepts another text. */
  readonly tolerates: ((text: string) => boolean) | undefined
  readonly words: string
}

const date: Format = { name: 'date', isValid: isDate, tolerates: isDateTime, words: 'a day written as YYYY-MM-DD' }

const dateTime: Format = {
  name: 'date-time',
  isValid: isDateTime,
  tolerates: undefined,
  words: 'a time written as YYYY-MM-DDThh:mm:ssZ, or with an offset such as +01:00',
}

const uuid: Format = {
  name: 'uuid',
  isValid: isUuid,
  tolerates: undefined,
  words: 'a UUID: 32 hexadecimal digits in groups of 8-4-4-4-12',
}

const formatKeyword =
  (formats: readonly Format[]): Keyword =>
  ({ format }) => {
    if (format === undefined) return undefined
    const found = formats.find(({ name }) => name === format)
    if (found === undefined) throw new Error(`No check for the format ${format}`)
    const { isValid, tolerates, words } = found
    return {
      finding: { code: 'format', params: { format }, expectation: `must be ${words}; write it so.` },
      shape: false,
      holds: (value) => typeof value !== 'string' || isValid(value),
      tolerates: (value) => typeof value === 'string' && tolerates?.(value) === true,
    }
  }

/** The keyword for documents whose only format is `date`. */
export const dateFormat: Keyword = /* @__PURE__ */ formatKeyword([date])

/** The keyword with every format that the documents use. */
export const anyFormat: Keyword = /* @__PURE__ */ formatKeyword([date, dateTime, uuid])
