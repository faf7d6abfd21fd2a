import { isDateTime } from './date-time.ts'
import { isDate } from './date.ts'
import { isUuid } from './uuid.ts'

/** The functions that check strings, by the `format` that the schemas use. */
export const formats = { date: isDate, 'date-time': isDateTime, uuid: isUuid } as const
