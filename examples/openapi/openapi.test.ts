import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterEach, expect, expectTypeOf, it, vi } from 'vitest'
import {
  updateIcmpMonitorOperation,
  type ErrorGroupList,
  type IcmpMonitor,
  type IcmpMonitorUpdate,
} from 'monitor-contract'
import { update } from './client.ts'
import type { components, operations } from './generated/service.d.ts'

const file = new URL('../../docs/openapi.json', import.meta.url)

it('Redocly finds no fault in docs/openapi.json but that it has no license', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const source = readFileSync(file, 'utf8')
  const faults = await lintFromString({ source, absoluteRef: file.pathname, config })
  expect(faults.map(({ ruleId }) => ruleId)).toEqual(['info-license'])
})

afterEach(() => vi.unstubAllGlobals())

it('the generated client sends a request that the document describes and the contract accepts', async () => {
  const sent: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request)
    return Response.json([])
  })
  await update('https://monitor-contract.example', 'key', 'a/b', { heartbeat: {}, script: 'run()' })
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'PUT https://monitor-contract.example/v1/checks/icmp/a%2Fb?autoAssignAlerts=false',
  ])
  const [put] = sent
  const { searchParams: query } = new URL(put?.url ?? '')
  const request = { params: { id: 'a/b' }, query, headers: put?.headers, body: await put?.json() }
  expect(updateIcmpMonitorOperation.validateRequest(request)).toMatchObject({ valid: true, warnings: [] })
})

it('the generated types are those of the package', () => {
  type Body = operations['updateIcmpMonitor']['requestBody']['content']['application/json']
  type Schemas = components['schemas']
  // The generated lists are readonly; the alert channels and error groups of the package are not.
  expectTypeOf<Omit<Schemas['IcmpMonitor'], 'alertChannels'>>().toExtend<IcmpMonitor>()
  expectTypeOf<IcmpMonitor>().toExtend<Schemas['IcmpMonitor']>()
  expectTypeOf<ErrorGroupList>().toExtend<Schemas['ErrorGroupList']>()
  expectTypeOf<Body>().toExtend<IcmpMonitorUpdate>()
  expectTypeOf<IcmpMonitorUpdate>().toExtend<Body>()
  expectTypeOf<{ heartbeat: object; script: string; frequency: 7 }>().not.toExtend<Body>()
})
