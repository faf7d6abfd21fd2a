// Tests the OpenAPI document of `toOpenApi`: valid, complete, and in agreement with the schemas.
import { isRuleError } from '../helpers/rule-errors.ts'
import { validate } from '@hyperjump/json-schema/openapi-3-1'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { describe, expect, it } from 'vitest'
import { operations, toProblemDetails } from 'monitor-contract'
import { toOpenApi } from 'monitor-contract/docs'
import { formats } from '../../src/formats/index.ts'
import { bodyNames } from '../helpers/body-contracts.ts'
import { titleOf, titlesOfBodiesWith } from '../helpers/body-titles.ts'
import { readVectors } from '../helpers/vectors.ts'

const document = toOpenApi()
const mdastExtensions = [gfmFromMarkdown()]
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

  it('describes the parameters with their defaults, bounds and examples', () => {
    const named = (operation: typeof put): unknown[] =>
      operation?.parameters.map(({ name, in: place, required, schema, example }) => [
        name,
        place,
        required,
        schema,
        example,
      ]) ?? []
    const account = ['x-service-account', 'header', false, { type: 'string' }, 'ACCOUNT_ID']
    expect(named(put)).toEqual([
      ['id', 'path', true, { type: 'string' }, '3f6f8a52-9a0b-4c55-8c1e-0d2a6a1b7c9e'],
      ['autoAssignAlerts', 'query', false, { type: 'boolean', default: true }, false],
      account,
    ])
    expect(named(get)).toEqual([
      ['limit', 'query', false, { type: 'integer', minimum: 1, maximum: 100, default: 10 }, 20],
      ['page', 'query', false, { type: 'number', default: 1 }, 1],
      account,
    ])
  })

  it('has the responses 200 and 422 by default, and says that both are assumptions', () => {
    for (const operation of [put, get]) {
      expect(Object.keys(operation?.responses ?? {})).toEqual(['200', '422'])
      expect(Object.keys(operation?.responses['422']?.content ?? {})).toEqual(['application/problem+json'])
    }
    expect(document.info.description).toContain('specifies neither status codes nor error responses')
  })

  it('has the responses that the options name', () => {
    const { paths } = toOpenApi({ successStatus: '2XX', errorStatus: 400 })
    for (const operation of [paths['/v1/checks/icmp/{id}']?.put, paths['/v1/error-groups']?.get]) {
      const { responses = {} } = operation ?? {}
      expect(Object.keys(responses).sort()).toEqual(['2XX', '400'])
      expect(responses['400']?.content['application/problem+json']?.example).toMatchObject({
        title: 'Bad Request',
        status: 400,
      })
    }
  })

  it('shows problem details with status 422 for the range 4XX', () => {
    const { responses = {} } = toOpenApi({ errorStatus: '4XX' }).paths['/v1/error-groups']?.get ?? {}
    expect(responses['4XX']?.content['application/problem+json']?.example).toMatchObject({ status: 422 })
  })

  it('has no license and no contact by default, and the title and version of the service', () => {
    expect(document.info).toEqual({
      title: 'Monitoring service: ICMP monitor update and error group listing',
      version: 'v1',
      description: document.info.description,
    })
  })

  it('has the title, version, license and contact that the options name', () => {
    const license = { name: 'MIT', identifier: 'MIT' }
    const contact = { name: 'Monitors', url: 'https://monitors.test', email: 'monitors@monitors.test' }
    expect(toOpenApi({ title: 'Ours', version: '2', license, contact }).info).toMatchObject({
      title: 'Ours',
      version: '2',
      license,
      contact,
    })
  })

  it('has the license at the URL that the options name', () => {
    const license = { name: 'Ours', url: 'https://monitors.test/license' }
    expect(toOpenApi({ license }).info.license).toEqual(license)
  })

  it('omits the members of license and contact that are undefined', () => {
    const { info } = toOpenApi({ license: { name: 'MIT', url: undefined }, contact: { email: 'a@b.test' } })
    expect([info.license, info.contact].map((part) => Object.keys(part ?? {}))).toEqual([['name'], ['email']])
  })

  it('lists the tags in the order of the operations', () => {
    expect(document.tags.map(({ name }) => name)).toEqual([put, get].flatMap((operation) => operation?.tags ?? []))
  })

  it('describes in prose the rules that span two fields, in each body to which they apply', () => {
    const telling = Object.entries(document.components.schemas).filter(([, { description = '' }]) =>
      description.includes('`maxPacketLossThreshold` is below `degradedPacketLossThreshold`'),
    )
    expect(telling.map(([name]) => name).sort()).toEqual(titlesOfBodiesWith('degradedPacketLossThreshold'))
  })

  it('describes each body once', () => {
    const said = valuesOf('description', document).map(String)
    for (const { description = '' } of [...bodyNames.map(titleOf), 'ProblemDetails'].map(
      (name) => document.components.schemas[name] ?? {},
    )) {
      expect(description).not.toBe('')
      expect(said.filter((text) => text.includes(description))).toHaveLength(1)
    }
  })

  it('contains no internal word of the package in a description', () => {
    const said = valuesOf('description', document).join('\n')
    expect(said).not.toMatch(/tolerant|contract|reader|baseline|toProblemDetails|issue/i)
  })

  it('has descriptions in which only code and lists are markup', () => {
    const contentOf = (node: Nodes): string => {
      if (node.type === 'text') return node.value
      if (node.type === 'inlineCode') return `\`${node.value}\``
      if (node.type === 'listItem') return `- ${node.children.map(contentOf).join('')}`
      if (node.type === 'root') return node.children.map(contentOf).join('\n\n')
      if (node.type === 'list') return node.children.map(contentOf).join('\n')
      return node.type === 'paragraph' ? node.children.map(contentOf).join('') : node.type
    }
    const said = valuesOf('description', document).map(String)
    expect(said.map((text) => contentOf(fromMarkdown(text, { extensions: [gfm()], mdastExtensions })))).toEqual(said)
  })

  it('has no null in a list of allowed values, because client generators do not support it', () => {
    const lists = valuesOf('enum', document).filter(Array.isArray)
    expect(lists.length).toBeGreaterThan(3)
    expect(lists.filter((list) => list.includes(null))).toEqual([])
    expect(document.components.schemas['RuntimeId']?.anyOf?.map(({ type }) => type)).toEqual(['string', 'null'])
  })

  it('has a variable as its server URL, unless an option sets the URL', () => {
    expect(document.servers.map(({ url }) => url)).toEqual(['{base_url}'])
    expect(toOpenApi({ serverUrl: 'https://monitors.test/' }).servers).toEqual([{ url: 'https://monitors.test' }])
  })
})

describe('the schemas of the OpenAPI document', () => {
  const $id = 'https://openapi.test/document'
  const ajv = new Ajv2020({ strict: false, formats: { ...formats } })
  ajv.addSchema({ $id, components: document.components })

  /** Returns whether a schema can express the error of a code. No schema compares two fields. */
  const isExpressible = (code: string): boolean =>
    code === 'frequency-offset' || !(isRuleError(code) || code === 'unknown-field')

  it.each(
    bodyNames
      .filter((name) => readVectors().some(({ contract }) => contract === name))
      .map((name) => [name, titleOf(name)]),
  )('the schemas accept the valid vectors of %s and reject the others', (contract, component) => {
    const vectors = readVectors().filter(
      ({ contract: name, options = {} }) => name === contract && !('reader' in options) && !('baseline' in options),
    )
    const decides = ajv.compile({ $ref: `${$id}#/components/schemas/${component}` })
    const wrong = vectors.filter(
      ({ value, errors }) => decides(value) === errors.some(({ code }) => isExpressible(code)),
    )
    expect(new Set(vectors.map(({ valid }) => valid))).toEqual(new Set([true, false]))
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('accept the problem details that toProblemDetails returns, and reject incomplete ones', () => {
    const decides = ajv.compile({ $ref: `${$id}#/components/schemas/ProblemDetails` })
    const result = operations.updateIcmpMonitor.validateRequest({})
    if (result.valid) throw new Error('An empty request is valid')
    expect([400, 422, 503].map((status) => decides(toProblemDetails(result, { status })))).toEqual([true, true, true])
    expect(decides({ status: 422 })).toBe(false)
  })

  it('the schemas accept every example of a body', () => {
    const { requestBody } = put ?? {}
    const contents = [put, get].flatMap((operation) => Object.values(operation?.responses ?? {}))
    const examples = [...contents, ...(requestBody ? [requestBody] : [])].flatMap(({ content }) =>
      Object.values(content),
    )
    expect(examples).toHaveLength(5)
    for (const { schema, example } of examples) {
      const decides = ajv.compile({ $ref: `${$id}${schema.$ref ?? ''}` })
      expect(decides(example), schema.$ref).toBe(true)
    }
  })
})
