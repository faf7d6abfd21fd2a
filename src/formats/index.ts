import { isDateTime } from './date-time.ts'
import { isDate } from './date.ts'
import { isUuid } from './uuid.ts'

export const formats = { date: isDate, 'date-time': isDateTime, uuid: isUuid } as const
