// Tests the spelling of numbers and booleans in parameters.
import { describe, expect, it } from 'vitest'
import { listErrorGroupsQuery, updateIcmpMonitorQuery } from 'monitor-contract'
import { report } from '../helpers/report.ts'

const encoded = (name: string, text: string): string => `${name}=${encodeURIComponent(text)}`

describe('a number as a string', () => {
  it.each<[text: string, page: number]>([
    ['0', 0],
    ['-0', -0],
    ['1', 1],
    ['20', 20],
    ['1.5', 1.5],
    ['-1.25', -1.25],
    ['1e2', 100],
    ['1E+2', 100],
    ['25e-1', 2.5],
    ['1.0', 1],
    ['0.1', 0.1],
    ['9007199254740993', 9007199254740992],
    ['1e308', 1e308],
    ['1e-400', 0],
  ])('can be %s', (text, page) => {
    for (const value of [encoded('page', text), { page: text }, { page: [text] }])
      expect(listErrorGroupsQuery.parse(value).page).toBe(page)
  })

  it.each([
    '',
    ' ',
    ' 20',
    '20\n',
    '+20',
    '020',
    '-',
    '.5',
    '5.',
    '0x14',
    '1_000',
    '1,5',
    '1e',
    'e1',
    '1e400',
    'NaN',
    'Infinity',
    '"20"',
    '٢٠',
  ])('cannot be %o', (text) => {
    for (const name of ['limit', 'page']) {
      for (const value of [encoded(name, text), { [name]: text }])
        expect(report(listErrorGroupsQuery.validate(value).errors)).toEqual([`/${name} type`])
    }
  })

  it.each<[text: string, expected: string[]]>([
    ['20', []],
    ['20.0', []],
    ['2e1', []],
    ['200e-1', []],
    ['20.5', ['/limit type']],
    ['1e-1', ['/limit type']],
    ['0', ['/limit minimum']],
    ['-0', ['/limit minimum']],
    ['1', []],
    ['100', []],
    ['101', ['/limit maximum']],
    ['1e300', ['/limit maximum']],
  ])('is a whole number if its value is whole: %s', (text, expected) => {
    expect(report(listErrorGroupsQuery.validate({ limit: text }).errors)).toEqual(expected)
  })
})

describe('a boolean as a string', () => {
  it.each([true, false])('can be %s', (autoAssignAlerts) => {
    for (const value of [String(autoAssignAlerts), autoAssignAlerts, [autoAssignAlerts]])
      expect(updateIcmpMonitorQuery.parse({ autoAssignAlerts: value })).toEqual({ autoAssignAlerts })
  })

  it.each(['', 'True', 'yes', '1', ' true', 'true ', 'null', 'constructor', 'truefalse', 0, 1, null])(
    'cannot be %o',
    (autoAssignAlerts) => {
      expect(report(updateIcmpMonitorQuery.validate({ autoAssignAlerts }).errors)).toEqual(['/autoAssignAlerts type'])
    },
  )
})

it.each([
  [0, true],
  [0.5, true],
  [1.5, true],
  [1, false],
  [1e21, false],
])('page %d has a warning: %s', (page, warns) => {
  expect(report(listErrorGroupsQuery.validate({ page }).warnings)).toEqual(warns ? ['/page page-number'] : [])
})

it('a page that is not a number has no warning, because it is an error', () => {
  for (const page of ['x', ['1.5', '2.5']]) expect(listErrorGroupsQuery.validate({ page }).warnings).toEqual([])
})
