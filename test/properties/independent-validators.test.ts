import '@hyperjump/json-schema/formats'
import { Validator, type Schema } from '@cfworker/json-schema'
import { registerSchema, setShouldValidateFormat, unregisterSchema, validate, type SchemaObject } from '@hyperjump/json-schema/draft-2020-12'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyContracts, bodyNames, valid, type BodyName } from '../helpers/bodies.ts'
import { damagedJson } from '../helpers/damaged.ts'
import { propertyRuns, propertyTimeout } from '../helpers/property-runs.ts'
import { documentOf, documents } from '../helpers/schemas.ts'

type Verdict = (value: unknown) => boolean

const notFromTheSchema = new Set(['frequency-offset', 'packet-loss-order', 'unknown-field'])

/** What our contract says of the schema alone. */
const ours = (name: BodyName): Verdict => (value) =>
  bodyContracts[name].validate(value).errors.every(({ code }) => notFromTheSchema.has(code))

/** The document of a contract, typed as what a library takes. */
const document = <T>(name: BodyName, accepts: (schema: unknown) => schema is T): T => {
  const schema: unknown = documentOf(bodyContracts[name].id)
  if (!accepts(schema)) throw new Error('A schema is an object')
  return schema
}
const isCfworkerSchema = (schema: unknown): schema is Schema => typeof schema === 'object'
const isHyperjumpSchema = (schema: unknown): schema is SchemaObject => typeof schema === 'object'

function byAjv(name: BodyName): Verdict {
  const ajv = addFormats.default(new Ajv2020({ allowUnionTypes: true }), { mode: 'full' })
  ajv.addSchema([...documents])
  const check = ajv.getSchema(bodyContracts[name].id)
  if (check === undefined) throw new Error(`Ajv does not know ${name}`)
  return (value) => check(value) === true
}

function byCfworker(name: BodyName): Verdict {
  const validator = new Validator(document(name, isCfworkerSchema), '2020-12')
  for (const schema of documents) if (isCfworkerSchema(schema)) validator.addSchema(schema)
  return (value) => validator.validate(value).valid
}

async function byHyperjump(name: BodyName): Promise<Verdict> {
  const check = await validate(bodyContracts[name].id)
  return (value) => check(isJson(value) ? value : null).valid
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
const isJson = (value: unknown): value is Json => value !== undefined

beforeAll(() => {
  setShouldValidateFormat(true)
  for (const schema of documents) if (isHyperjumpSchema(schema)) registerSchema(schema)
})
afterAll(() => {
  for (const { $id } of documents) unregisterSchema(String($id))
  setShouldValidateFormat(undefined)
})

/** Texts of which the others are known to judge the format differently: `test/formats` states each difference. */
const isDisputed = (text: string) => /^urn:uuid:/iu.test(text) || /^.{10}\s/su.test(text) || /^.{10}T.{5}:60/iu.test(text) || /T.*[-+]\d\d(\d\d)?$/iu.test(text)

const holdsDisputed = (value: unknown): boolean =>
  typeof value === 'string' ? isDisputed(value) : typeof value === 'object' && value !== null && Object.values(value).some(holdsDisputed)

/** JSON values, half of them damaged, as a parser would make them. */
const values = (name: BodyName) => fc.oneof(valid[name], damagedJson(valid[name])).filter((value) => !holdsDisputed(value))

const validators: readonly [name: string, verdicts: (name: BodyName) => Verdict | Promise<Verdict>][] = [
  ['Ajv', byAjv],
  ['@cfworker/json-schema', byCfworker],
  ['@hyperjump/json-schema', byHyperjump],
]

describe.each(validators)('%s', (_, verdicts) => {
  it.each(bodyNames)('judges the structure as %s does', async (name) => {
    const theirs = await verdicts(name)
    const our = ours(name)
    const numRuns = Math.ceil(propertyRuns / bodyNames.length)
    const seen = { true: 0, false: 0 }
    fc.assert(fc.property(values(name), (value) => {
      const verdict = our(value)
      seen[`${verdict}`]++
      return theirs(value) === verdict
    }), { numRuns })
    expect(seen.true + seen.false).toBeGreaterThanOrEqual(numRuns)
    expect(Math.min(seen.true, seen.false)).toBeGreaterThan(numRuns / 10)
  }, propertyTimeout)
})
