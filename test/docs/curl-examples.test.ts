// Runs the curl examples of the reference in a shell, and validates the requests that they send.
import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { operations, type Result } from 'monitor-contract'
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

it('the reference has a curl example of both operations', () => expect(examples).toHaveLength(2))

interface Operation {
  readonly method: string
  readonly path: string
  validateRequest(request: object): Result<unknown>
}

const all: readonly Operation[] = Object.values(operations)

const matchOf = ({ path }: Operation, { pathname }: URL): RegExpExecArray | null =>
  new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(pathname)

it.each(examples)('a shell runs the example as a valid request: $command', ({ command, body }) => {
  const given = argumentsOf(command)
  const [method] = valuesAfter('--request', given)
  const headers = Object.fromEntries(valuesAfter('--header', given).map((header) => header.split(': ')))
  const url = new URL(given.find((argument) => argument.startsWith('https:')) ?? '')
  expect(valuesAfter('--data', given)).toEqual(body === '' ? [] : ['@body.json'])

  const operation = all.find((other) => other.method === method && matchOf(other, url) !== null)
  const result = operation?.validateRequest({
    ...(operation.path.includes('{') && { params: { ...matchOf(operation, url)?.groups } }),
    query: url.searchParams,
    headers,
    ...(body !== '' && { body: JSON.parse(body) as unknown }),
  })
  expect(result).toMatchObject({ valid: true, errors: [], warnings: [] })
})
