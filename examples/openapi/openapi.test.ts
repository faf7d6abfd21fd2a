import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { expect, it } from 'vitest'
import { list, update } from './client.ts'

const file = new URL('../../docs/openapi.json', import.meta.url)
const source = readFileSync(file, 'utf8')

async function redoclyFindings(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] })
  return (await lintFromString({ source: text, absoluteRef: file.pathname, config })).map(
    ({ ruleId, message }) => `${ruleId}: ${message}`,
  )
}

async function spectralFindings(text: string): Promise<string[]> {
  const spectral = new spectralCore.Spectral()
  spectral.setRuleset({ extends: [], ...rulesets.oas })
  return (await spectral.run(text)).map(({ code, message }) => `${code}: ${message}`)
}

/** The document with something left out that both linters ask for. */
const spoilt = JSON.stringify(JSON.parse(source), (name, value: unknown) =>
  name === 'operationId' ? undefined : value,
)

it('has nothing that the recommended rules of Redocly find', async () =>
  expect(await redoclyFindings(source)).toEqual([]))

it('has nothing that the OpenAPI rules of Spectral find', async () =>
  expect(await spectralFindings(source)).toEqual([]))

it('is checked by linters that do find something', async () => {
  expect(await redoclyFindings(spoilt)).not.toEqual([])
  expect(await spectralFindings(spoilt)).not.toEqual([])
})

it('makes a client that sends what the document describes', async () => {
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
  expect(await sent[0]?.json()).toEqual({ heartbeat: {}, script: 'run()' })
})
