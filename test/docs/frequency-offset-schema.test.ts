// Tests with other validators that `frequency-offset.schema.json` agrees with the rule about offsets.
import { readFileSync } from 'node:fs'
import { Validator, type Schema } from '@cfworker/json-schema'
import { registerSchema, unregisterSchema, validate } from '@hyperjump/json-schema/draft-2020-12'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, describe, expect, it } from 'vitest'
import { frequencies, icmpMonitorUpdate } from 'monitor-contract'
import { schemaDocuments, type SchemaNode } from '../helpers/schema-documents.ts'

const document = JSON.parse(
  readFileSync(new URL('../../schemas/frequency-offset.schema.json', import.meta.url), 'utf8'),
) as SchemaNode
const $id = String(document.$id)
const others = [...schemaDocuments.values()]

const ajv = new Ajv2020({
  strict: true,
  allowUnionTypes: true,
  schemas: others,
  formats: { date: true, 'date-time': true, uuid: true },
})
const byAjv = ajv.compile(document)

const cfworker = new Validator(document as Schema, '2020-12')
for (const other of others) cfworker.addSchema(other as Schema)

const registered = [...others, document]
for (const schema of registered) registerSchema(schema as Parameters<typeof registerSchema>[0], String(schema.$id))
const byHyperjump = await validate($id)
afterAll(() => {
  for (const schema of registered) unregisterSchema(String(schema.$id))
})

const validators: Readonly<Record<string, (value: { frequency?: number; frequencyOffset?: number }) => boolean>> = {
  Ajv: (value) => byAjv(value),
  '@cfworker/json-schema': (value) => cfworker.validate(value).valid,
  '@hyperjump/json-schema': (value) => byHyperjump(value).valid,
}

const offsets = Array.from({ length: 651 }, (_, offset) => offset)
const byRule = (frequency: number, frequencyOffset: number): boolean =>
  icmpMonitorUpdate.is({ heartbeat: {}, script: '', frequency, frequencyOffset })

describe('schemas/frequency-offset.schema.json', () => {
  for (const [name, isValid] of Object.entries(validators)) {
    it.each(frequencies)(`agrees with the rule about every offset, by ${name}: frequency %i`, (frequency) => {
      expect(offsets.filter((frequencyOffset) => isValid({ frequency, frequencyOffset }))).toEqual(
        offsets.filter((offset) => byRule(frequency, offset)),
      )
    })

    it(`accepts a missing frequency or a missing offset, by ${name}`, () => {
      expect([isValid({}), isValid({ frequency: 1 }), isValid({ frequencyOffset: 650 })]).toEqual([true, true, true])
    })
  }
})
