import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { operations } from 'monitor-contract'
import { toMarkdown } from 'monitor-contract/docs'

interface Example {
  readonly command: string
  /** The text of `body.json`; empty for a request without a body. */
  readonly body: string
}

const examples: readonly Example[] = [
  ...toMarkdown().matchAll(
    /^Request with curl:\n\n```sh\n(.*?)\n```(?:\n\nRequest body, `body\.json`:\n\n```json\n(.*?)\n```)?/gms,
  ),
].map(([, command = '', body = '']) => ({ command, body }))

/** The arguments that a shell passes to curl. */
function argumentsOf(command: string): readonly string[] {
  const printer = `curl() { for argument in "$@"; do printf '%s\\0' "$argument"; done; }`
  const env = { BASE_URL: 'https://monitor-contract.example', API_KEY: 'key', ACCOUNT_ID: '7' }
  return execFileSync('sh', ['-c', `${printer}\n${command}`], { encoding: 'utf8', env })
    .split('\0')
    .slice(0, -1)
}

const valuesAfter = (name: string, all: readonly string[]): readonly string[] =>
  all.filter((_, index) => all[index - 1] === name)

it('the reference has a curl example of each operation', () => {
  expect(examples).toHaveLength(Object.keys(operations).length)
})

it.each(examples)('a shell runs the example as a valid request: $command', ({ command, body }) => {
  const all = argumentsOf(command)
  const [method] = valuesAfter('--request', all)
  const headers = Object.fromEntries(valuesAfter('--header', all).map((header) => header.split(': ')))
  const url = new URL(all.find((argument) => argument.startsWith('https:')) ?? '')
  const operation = Object.values(operations).find((other) => other.method === method)
  const { path = '' } = operation ?? {}
  expect(valuesAfter('--data', all)).toEqual(body === '' ? [] : ['@body.json'])

  const query = url.searchParams
  const result =
    method === 'PUT'
      ? operations.updateIcmpMonitor.validateRequest({
          params: { id: url.pathname.slice(path.indexOf('{')) },
          query,
          headers,
          body: JSON.parse(body),
        })
      : operations.listErrorGroups.validateRequest({ query, headers })
  expect([...result.errors, ...result.warnings]).toEqual([])
  expect(url.pathname.startsWith(path.replace(/\{.*/, ''))).toBe(true)
})
