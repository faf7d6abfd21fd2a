// Tests `parseNumber`, which accepts numbers in JSON spelling only.
import { expect, it } from 'vitest'
import { parseNumber } from '../../src/domain/parse-number.ts'

it.each([
  ['0', 0],
  ['-0', -0],
  ['200', 200],
  ['-1.5e3', -1500],
  ['1E+2', 100],
  ['0.10', 0.1],
  ['1e-400', 0],
  ['1.7976931348623157e308', Number.MAX_VALUE],
])('reads %j', (text, value) => expect(parseNumber(text)).toBe(value))

it.each([
  '',
  ' ',
  ' 200',
  '200 ',
  '200\n',
  '+5',
  '05',
  '-',
  '.5',
  '5.',
  '1e',
  '0x10',
  '1_000',
  '1,5',
  '1e400',
  '-1e400',
  'NaN',
  'Infinity',
  'true',
  '५',
  '1n',
])('rejects %j', (text) => expect(parseNumber(text)).toBeUndefined())
