// Tests that the formats accept no characters near the ASCII digits as digits.
import { expect, it } from 'vitest'
import { isDate } from '../../src/formats/date.ts'
import { isDateTime } from '../../src/formats/date-time.ts'

// The characters after 9 in ASCII, which careless arithmetic on codes would read as 10 to 15.
const signs = [...':;<=>?']

it.each(signs)('%s is not accepted as a digit, although its code follows that of 9', (sign) => {
  expect(isDate(`2024-0${sign}-01`)).toBe(false)
  expect(isDate(`2024-01-0${sign}`)).toBe(false)
  for (const text of [
    `2024-02-29T0${sign}:00:00Z`,
    `2024-02-29T00:0${sign}:00Z`,
    `2024-02-29T00:00:0${sign}Z`,
    `2024-02-29T00:00:00+0${sign}:00`,
    `2024-02-29T00:00:00+00:0${sign}`,
  ]) {
    expect(isDateTime(text), text).toBe(false)
  }
})
