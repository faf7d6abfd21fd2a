import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import type { ErrorGroupList, IcmpMonitor, IcmpMonitorUpdate } from 'monitor-contract'
import { expect, expectTypeOf, it } from 'vitest'
// The script `openapi` generates these types from openapi.json, as users do.
import type { components, operations } from '../.vitepress/cache/openapi.d.ts'

const file = new URL('../openapi.json', import.meta.url)

it('Redocly finds no fault in openapi.json but that it has no license', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const source = readFileSync(file, 'utf8')
  const faults = await lintFromString({ source, absoluteRef: file.pathname, config })
  expect(faults.map(({ ruleId }) => ruleId)).toEqual(['info-license'])
})

it('the types that openapi-typescript generates are those of the package', () => {
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
