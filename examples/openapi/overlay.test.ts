// Tests that the overlay adds our bounds, rules and examples to another OpenAPI document of the service.
import { lintFromString, createConfig } from '@redocly/openapi-core'
import { openapiOverlay } from 'openapi-format'
import { describe, expect, it } from 'vitest'
import { toOpenApi } from 'monitor-contract/docs'
import { overlayOf } from '../../docs/openapi-overlay.ts'

const json = (schema: object) => ({ content: { 'application/json': { schema } } })

/** Someone's own document: no bounds, one schema of the same name as ours, and an operation that is not ours. */
const own = {
  openapi: '3.1.0',
  info: { title: 'Monitors', version: '1' },
  paths: {
    '/v1/checks/icmp/{id}': {
      put: {
        operationId: 'put',
        tags: ['own'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: json({ $ref: '#/components/schemas/Own' }),
        responses: { 200: { description: 'Done.' } },
      },
    },
    '/v1/error-groups': {
      get: {
        operationId: 'get',
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
        responses: { 200: { description: 'Groups.', ...json({ type: 'array', items: { type: 'object' } }) } },
      },
    },
    '/v1/other': { get: { operationId: 'other', responses: { 200: { description: 'Other.' } } } },
  },
  components: { schemas: { Own: { type: 'object' }, Frequency: { type: 'integer', description: 'Own text.' } } },
}

const openApi = toOpenApi()
const overlay = overlayOf(openApi)
const { data, resultData } = await openapiOverlay(structuredClone(own), { overlaySet: { ...overlay } })
const { unusedActions } = resultData as { readonly unusedActions: readonly { readonly target: string }[] }

/** The value at a path of names. */
const at = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce((part, name) => (part as Readonly<Record<string, unknown>>)[name], value)

describe('the overlay', () => {
  it('applies to the operations and parameters of the document', () => {
    // These parameters are not in the document.
    expect(unusedActions.map(({ target }) => target)).toEqual([
      "$.paths['/v1/checks/icmp/{id}'].put.parameters[?@.name=='autoAssignAlerts' && @.in=='query']",
      "$.paths['/v1/checks/icmp/{id}'].put.parameters[?@.name=='x-service-account' && @.in=='header']",
      "$.paths['/v1/error-groups'].get.parameters[?@.name=='page' && @.in=='query']",
      "$.paths['/v1/error-groups'].get.parameters[?@.name=='x-service-account' && @.in=='header']",
    ])
  })

  it('adds every schema, with its bounds', () => {
    for (const [name, schema] of Object.entries(openApi.components.schemas))
      expect(at(data, 'components', 'schemas', name)).toMatchObject(schema)
    expect(at(data, 'paths', '/v1/error-groups', 'get', 'parameters', '0', 'schema')).toMatchObject({ maximum: 100 })
  })

  it('adds the bodies, their examples and their rules to the operations, and leaves others as they are', () => {
    const put = at(data, 'paths', '/v1/checks/icmp/{id}', 'put')
    expect(at(put, 'requestBody', 'content', 'application/json', 'schema')).toEqual({
      $ref: '#/components/schemas/IcmpMonitorUpdate',
    })
    expect(at(put, 'requestBody', 'content', 'application/json', 'example')).toHaveProperty('heartbeat')
    const codes = (at(put, 'requestBody', 'x-rules') as { code: string }[]).map(({ code }) => code)
    expect(codes).toContain('frequency-offset')
    expect(codes).toContain('packet-loss-order')
    expect(at(put, 'tags')).toEqual(['own'])
    expect(at(data, 'paths', '/v1/other')).toEqual(own.paths['/v1/other'])
  })

  it('results in a valid document', async () => {
    const config = await createConfig({ extends: ['minimal'] })
    const problems = await lintFromString({ source: JSON.stringify(data), config })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })
})
