import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { updateIcmpMonitorOperation } from 'monitor-contract'
import { list, update } from './client.ts'

const file = new URL('../../docs/openapi.json', import.meta.url)
const source = readFileSync(file, 'utf8')

async function redoclyFindings(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] })
  return (await lintFromString({ source: text, absoluteRef: file.pathname, config })).map(
    ({ ruleId, message }) => `${ruleId}: ${message}`,
  )
}

interface Document {
  readonly info: object
}

const document = JSON.parse(source) as Document

/** The document that `toOpenApi` writes with the option `license`. */
const complete = JSON.stringify({
  ...document,
  info: { ...document.info, license: { name: 'MIT', identifier: 'MIT' } },
})

const withoutIds = JSON.stringify(document, (name, value: unknown) => (name === 'operationId' ? undefined : value))
const withWrongExample = source.replaceAll('"frequencyOffset": 17', '"frequencyOffset": 51')

describe('docs/openapi.json', () => {
  it('has no finding of Redocly, recommended-strict, with a license', async () =>
    expect(await redoclyFindings(complete)).toEqual([]))

  it('has one finding without a license: that it is missing', async () =>
    expect(await redoclyFindings(source)).toEqual(['info-license: Info object should contain `license` field.']))
})

describe('Redocly', () => {
  it('reports operations without an operationId', async () => {
    expect((await redoclyFindings(withoutIds)).join()).toContain('operation-operationId')
  })

  it('reports an example that breaks the offset rule', async () => {
    expect((await redoclyFindings(withWrongExample)).join()).toContain('no-invalid-media-type-examples')
  })
})

it('the generated client sends the requests that the document describes and the contract accepts', async () => {
  const sent: Request[] = []
  const original = globalThis.fetch
  globalThis.fetch = (request) => {
    sent.push(new Request(request))
    return Promise.resolve(Response.json([]))
  }
  try {
    await update('https://monitor-contract.example', 'key', 'a/b', { heartbeat: {}, script: 'run()' })
    await list('https://monitor-contract.example', 'key', { limit: 20 })
  } finally {
    globalThis.fetch = original
  }
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'PUT https://monitor-contract.example/v1/checks/icmp/a%2Fb?autoAssignAlerts=false',
    'GET https://monitor-contract.example/v1/error-groups?limit=20',
  ])
  const [put] = sent
  const body: unknown = await put?.json()
  expect(body).toEqual({ heartbeat: {}, script: 'run()' })
  const { searchParams: query } = new URL(put?.url ?? '')
  const request = { params: { id: 'a/b' }, query, headers: put?.headers, body }
  expect(updateIcmpMonitorOperation.validateRequest(request)).toMatchObject({ valid: true, warnings: [] })
})
