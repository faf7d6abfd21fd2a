// Which JavaScript values are read as headers, and which are rejected.
import { listErrorGroupsHeaders, updateIcmpMonitorHeaders } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { report } from '../helpers/report.ts'
import {
  inAnotherRealm,
  InheritingHeaders,
  instances,
  PolyfilledHeaders,
  SubclassOfHeaders,
  valid,
  withoutPrototype,
} from './parameter-values.ts'

describe('headers', () => {
  const authorization = 'Bearer key-1'
  const given = { authorization, 'x-service-account': 'a' }

  it.each<[form: string, value: unknown]>([
    ['a Headers', new Headers({ Authorization: authorization, 'X-Service-Account': 'a', Accept: '*/*' })],
    ['a subclass of it', new SubclassOfHeaders(given)],
    ['one of another library', new PolyfilledHeaders(Object.entries(given))],
    ['one that inherits from a URLSearchParams', new InheritingHeaders(Object.entries(given))],
    ['an object of another realm', inAnotherRealm(`({ authorization: '${authorization}', 'X-Service-Account': 'a' })`)],
    ['an object in lower case', given],
    ['an object in title case', { Authorization: authorization, 'X-Service-Account': 'a' }],
    ['an object in capitals', { AUTHORIZATION: authorization, 'X-SERVICE-ACCOUNT': 'a' }],
    [
      'the headers of a Node.js server',
      { authorization, 'x-service-account': ['a'], 'set-cookie': ['b', 'c'], host: 'h' },
    ],
    ['an object without a prototype', withoutPrototype(given)],
    [
      'one name that is left out and one that is not',
      { Authorization: undefined, authorization, 'x-service-account': 'a', 'X-Service-Account': [] },
    ],
  ])('are read as %s', (_, value) => {
    expect(listErrorGroupsHeaders.validate(value)).toEqual({ ...valid, value: given })
  })

  it.each<[form: string, value: unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['a text', 'authorization: Bearer k'],
    ['a list', ['authorization', authorization]],
    ['a list of pairs', [['authorization', authorization]]],
    ['a URLSearchParams', new URLSearchParams({ authorization })],
    ...instances,
  ])('are rejected if they are %s', (_, value) => {
    expect(report(updateIcmpMonitorHeaders.validate(value).errors)).toEqual([' type'])
    expect(updateIcmpMonitorHeaders.is(value)).toBe(false)
  })

  it.each<[form: string, value: unknown, expected: string[]]>([
    ['two cases of one name', { Authorization: authorization, authorization }, ['/authorization duplicate-parameter']],
    ['a list', { authorization: [authorization, authorization] }, ['/authorization duplicate-parameter']],
    [
      'two cases, one of them a list',
      { authorization: [authorization], AUTHORIZATION: [authorization] },
      ['/authorization duplicate-parameter'],
    ],
    [
      'every header',
      { authorization: ['', ''], 'X-service-account': 'a', 'x-Service-account': 'b', 'Content-Type': ['a', 'b'] },
      [
        '/authorization duplicate-parameter',
        '/x-service-account duplicate-parameter',
        '/content-type duplicate-parameter',
      ],
    ],
    [
      'a Headers, which joins them',
      new Headers([
        ['authorization', authorization],
        ['Authorization', authorization],
      ]),
      ['/authorization pattern'],
    ],
  ])('headers given more than once are rejected: %s', (_, value, expected) => {
    expect(report(updateIcmpMonitorHeaders.validate(value).errors)).toEqual(expected)
    expect(updateIcmpMonitorHeaders.is(value)).toBe(false)
  })

  it('have no warning that they are missing if they are invalid', () => {
    const { warnings } = updateIcmpMonitorHeaders.validate({
      authorization,
      'x-service-account': 5,
      'content-type': ['a', 'b'],
    })
    expect(report(warnings)).toEqual([])
  })
})
