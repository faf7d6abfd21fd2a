// Tests the OpenAPI document of `toOpenApi`: valid, complete, and in agreement with the schemas.
import { isRuleError } from '../helpers/rule-errors.ts'
import { validate } from '@hyperjump/json-schema/openapi-3-1'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { operations, toProblemDetails } from 'monitor-contract'
import { toOpenApi } from 'monitor-contract/docs'
import { formats } from '../../src/schema/formats.ts'
import { bodyNames, type BodyName } from '../helpers/body-contracts.ts'
import { schemaOf } from '../helpers/schema-documents.ts'
import { readVectors } from '../helpers/vectors.ts'

/** Returns the title of a body's schema document, by the name of its contract. */
const titleOf = (name: BodyName): string => String(schemaOf(name)['title'])

/** Returns the sorted titles of the bodies that have a field. */
const titlesOfBodiesWith = (field: string): string[] =>
  bodyNames
    .filter((name) => field in (schemaOf(name).properties ?? {}))
    .map(titleOf)
    .sort()

const document = toOpenApi()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns every object and array in a value, including the value itself. */
const objectsIn = (value: unknown): object[] =>
  isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []

/** Every value of a keyword. */
const valuesOf = (keyword: string, value: unknown): unknown[] =>
  objectsIn(value).flatMap((part) =>
    Object.hasOwn(part, keyword) ? [Reflect.get(part, keyword)] : [],
  )

const at = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | undefined)?.[name],
      document,
    )

describe('the OpenAPI document', () => {
  it('is valid by the schema of OpenAPI 3.1, its schemas included', async () => {
    const isValid = await validate('https://spec.openapis.org/oas/3.1/schema-base')
    expect(isValid(JSON.parse(JSON.stringify(document))).valid).toBe(true)
    expect(isValid(JSON.parse(JSON.stringify({ ...document, paths: { x: {} } }))).valid).toBe(false)
  })

  it('refers to its own components only, and uses each', () => {
    const references = new Set(valuesOf('$ref', document).map(String))
    expect(
      [...references].filter(
        (reference) => !reference.startsWith('#/components/') || at(reference) === undefined,
      ),
    ).toEqual([])
    const components = Object.keys(document.components.schemas).map(
      (name) => `#/components/schemas/${name}`,
    )
    expect(components.filter((name) => !references.has(name))).toEqual([])
  })

  it('describes in prose the rules that span two fields, in each body to which they apply', () => {
    const telling = Object.entries(document.components.schemas).filter(([, { description = '' }]) =>
      description.includes('`maxPacketLossThreshold` is below `degradedPacketLossThreshold`'),
    )
    expect(telling.map(([name]) => name).sort()).toEqual(
      titlesOfBodiesWith('degradedPacketLossThreshold'),
    )
  })

  it('has neither an allOf nor, in a body, a default or an enum of null', () => {
    expect(valuesOf('allOf', document)).toEqual([])
    expect(valuesOf('default', document.components.schemas)).toEqual([])
    expect(
      objectsIn(document).filter((part) => Reflect.get(part, 'type') === 'null' && 'enum' in part),
    ).toEqual([])
  })

  it('describes an object or a list of such objects as anyOf with references', () => {
    const types = valuesOf('type', document).filter(Array.isArray)
    expect(types.length).toBeGreaterThan(20)
    expect(types.filter((names) => names.includes('object') && names.includes('array'))).toEqual([])
    const $ref = '#/components/schemas/SmsAlertChannel'
    expect(document.components.schemas['AlertChannels']?.properties?.['sms']).toEqual({
      description: 'Channels that send a text message: one or an array.',
      anyOf: [{ $ref }, { type: 'array', items: { $ref } }],
    })
  })

  it('has objects and arrays that occur once, and in no other document', () => {
    const parts = [document, toOpenApi()].flatMap(objectsIn)
    expect(parts.length).toBeGreaterThan(400)
    expect(new Set(parts).size).toBe(parts.length)
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
      ({ contract: name, options = {} }) =>
        name === contract &&
        !['reader', 'baseline', 'severity'].some((option) => option in options),
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
    expect([400, 422, 503].map((status) => decides(toProblemDetails(result, { status })))).toEqual([
      true,
      true,
      true,
    ])
    expect(decides({ status: 422 })).toBe(false)
  })
})
