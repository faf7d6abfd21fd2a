import { expect, it } from 'vitest'
import { secretsIn } from '../../../docs/site-source/try-it/secrets.ts'

it('points at every secret of a request, in its order', () => {
  expect(
    secretsIn({
      headers: { Authorization: 'Bearer k', 'x-service-account': '7' },
      body: {
        environmentVariables: [
          { key: 'a', value: '1', secret: true },
          { key: 'b', value: '2' },
          { key: 'c', value: { inner: 3 }, locked: true },
        ],
        'a/b': { authorization: ['x'] },
      },
    }),
  ).toEqual([
    '/headers/Authorization',
    '/body/environmentVariables/0/value',
    '/body/environmentVariables/2/value',
    '/body/a~1b/authorization',
  ])
})

it.each([null, 5, '[redacted]', [], {}, { value: '1' }, { authorization: null }])('finds none in %j', (document) => {
  expect(secretsIn(document)).toEqual([])
})

it('reads a document that is nested deeply', () => {
  let document: unknown = { authorization: 'k' }
  for (let depth = 0; depth < 2_000; depth++) document = [document]
  expect(secretsIn(document)).toEqual([`${'/0'.repeat(2_000)}/authorization`])
})
