// Tests the option of `toOpenApi`.
import { describe, expect, it } from 'vitest'
import { toOpenApi } from 'monitor-contract/docs'

const generate = (options: unknown): unknown => Reflect.apply(toOpenApi, undefined, [options])

describe('toOpenApi', () => {
  it.each(['https://x', 'http://x:8080/base', 'HTTP://x', 'https://x/@a', 'https://x/https://y@z'])(
    'has the server %s, without a slash at its end',
    (serverUrl) => {
      expect(toOpenApi({ serverUrl: `${serverUrl}/` }).servers).toEqual([{ url: serverUrl }])
    },
  )

  it('has a variable as server by default', () => {
    expect(toOpenApi({ serverUrl: undefined })).toEqual(toOpenApi())
    expect(toOpenApi().servers.map(({ url }) => url)).toEqual(['{base_url}'])
  })

  it.each([
    ...[
      '',
      'api',
      'ftp://x',
      'javascript:alert(1)',
      'javascript:https://x',
      'https://x/?a',
      'https://x/#a',
    ],
    ...['https://{x}/', 'https://x y', 'https://x"', 'https://user:pw@a', 'HTTP://user@a:80/b'],
  ])('rejects the server %j, which the message does not contain', (serverUrl) => {
    expect(() => toOpenApi({ serverUrl })).toThrow(
      new TypeError(
        'Option "serverUrl" must be an http or https URL without credentials, query and fragment.',
      ),
    )
  })

  it.each<[unknown, string]>([
    [{ serverUrl: 5 }, 'Option "serverUrl" must be a string.'],
    [{ title: 'x' }, 'Unknown option "title". Known options: serverUrl.'],
    ...[5, 'x', null, [], () => 0].map((options): [unknown, string] => [
      options,
      'Options must be an object.',
    ]),
  ])('rejects the options %j', (options, message) => {
    expect(() => generate(options)).toThrow(new TypeError(message))
  })
})
