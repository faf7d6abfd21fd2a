import { formats } from '../../formats/index.ts'
import type { Keyword } from '../keyword.ts'

const forms = {
  date: 'a day written as YYYY-MM-DD',
  'date-time': 'a time written as YYYY-MM-DDThh:mm:ssZ, or with an offset such as +01:00',
  uuid: 'a UUID: 32 hexadecimal digits in groups of 8-4-4-4-12',
}

export const formatKeyword: Keyword = ({ format }) =>
  format === undefined
    ? undefined
    : {
        finding: { code: 'format', params: { format }, expectation: `must be ${forms[format]}; write it so.` },
        shape: false,
        holds: (value) => typeof value !== 'string' || formats[format](value),
        tolerates: (value) => format === 'date' && typeof value === 'string' && formats['date-time'](value),
      }
