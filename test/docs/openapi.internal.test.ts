import { validate } from '@hyperjump/json-schema/openapi-3-1'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { toOpenApi } from 'monitor-contract/docs'
import { formats } from '../../src/formats/index.ts'
import { readVectors } from '../helpers/vectors.ts'

const document = toOpenApi()
const { put } = document.paths['/v1/checks/icmp/{id}'] ?? {}
const { get } = document.paths['/v1/error-groups'] ?? {}

/** Every value of a keyword. */
function valuesOf(keyword: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(keyword, item))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (name === keyword ? [part] : valuesOf(keyword, part)))
}

const at = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document)

describe('the OpenAPI document', () => {
  it('is valid by the schema of OpenAPI 3.1, its schemas included', async () => {
    const isValid = await validate('https://spec.openapis.org/oas/3.1/schema-base')
    expect(isValid(JSON.parse(JSON.stringify(document))).valid).toBe(true)
    expect(isValid(JSON.parse(JSON.stringify({ ...document, paths: { x: {} } }))).valid).toBe(false)
  })

  it('refers to its own components only, and uses each', () => {
    const references = new Set(valuesOf('$ref', document).map(String))
    expect(
      [...references].filter((reference) => !reference.startsWith('#/components/') || at(reference) === undefined),
    ).toEqual([])
    const components = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect(components.filter((name) => !references.has(name))).toEqual([])
  })

  it('describes the parameters with their defaults and bounds', () => {
    const named = (operation: typeof put): unknown[] =>
      operation?.parameters.map(({ name, in: place, required, schema }) => [name, place, required, schema]) ?? []
    const account = ['x-service-account', 'header', false, { type: 'string', examples: ['<ACCOUNT_ID>'] }]
    expect(named(put)).toEqual([
      ['id', 'path', true, { type: 'string' }],
      ['autoAssignAlerts', 'query', false, { type: 'boolean', default: true }],
      account,
    ])
    expect(named(get)).toEqual([
      ['limit', 'query', false, { type: 'integer', minimum: 1, maximum: 100, default: 10 }],
      ['page', 'query', false, { type: 'number', default: 1 }],
      account,
    ])
  })

  it('answers success and refusal, and says that both are not described', () => {
    for (const operation of [put, get]) expect(Object.keys(operation?.responses ?? {})).toEqual(['2XX', '4XX'])
    expect(Object.keys(document.components.responses['Problem']?.content ?? {})).toEqual(['application/problem+json'])
    expect(document.info.description).toContain('The description shows no status codes')
  })

  it('tells of the rules between fields where they hold', () => {
    const telling = Object.entries(document.components.schemas).filter(([, { description = '' }]) =>
      description.includes('`packet-loss-order`'),
    )
    expect(telling.map(([name]) => name)).toEqual(['IcmpMonitorUpdate', 'IcmpMonitor'])
  })

  it('leaves where the service is to whoever knows', () => {
    expect(document.servers.map(({ url }) => url)).toEqual(['{base_url}'])
    expect(toOpenApi({ serverUrl: 'https://monitors.test/' }).servers).toEqual([{ url: 'https://monitors.test' }])
  })
})

describe('the schemas of the OpenAPI document', () => {
  const $id = 'https://openapi.test/document'
  const ajv = new Ajv2020({ strict: false, formats: { ...formats } })
  ajv.addSchema({ $id, components: document.components })

  // What no schema can say: one field compared with another, and an offset without its frequency.
  const isSaid = (value: unknown, code: string): boolean =>
    !['packet-loss-order', 'unknown-field'].includes(code) &&
    !(code === 'frequency-offset' && !Object.hasOwn(value as object, 'frequency'))

  it.each([
    ['icmpMonitorUpdate', 'IcmpMonitorUpdate'],
    ['icmpMonitor', 'IcmpMonitor'],
    ['errorGroup', 'ErrorGroup'],
    ['errorGroupList', 'ErrorGroupList'],
  ])('decide every vector of %s', (contract, component) => {
    const vectors = readVectors().filter(
      ({ contract: name, options = {} }) => name === contract && !('reader' in options) && !('baseline' in options),
    )
    const decides = ajv.compile({ $ref: `${$id}#/components/schemas/${component}` })
    const wrong = vectors.filter(
      ({ value, errors }) => decides(value) === errors.some(({ code }) => isSaid(value, code)),
    )
    expect(vectors.length).toBeGreaterThan(100)
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('describe the answer that toProblemDetails writes', async () => {
    const { operations, toProblemDetails } = await import('monitor-contract')
    const decides = ajv.compile({ $ref: `${$id}#/components/schemas/ProblemDetails` })
    const result = operations.updateIcmpMonitor.validateRequest({})
    if (result.valid) throw new Error('An empty request is refused')
    expect(decides(toProblemDetails(result))).toBe(true)
    expect(decides({ status: 422 })).toBe(false)
  })
})
