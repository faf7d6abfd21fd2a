// Tests the content of `frequency-offset.schema.json`, the rule about `frequencyOffset` as a schema.
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { toMarkdown } from 'monitor-contract/docs'
import { schemaDocuments, type SchemaNode } from '../helpers/schema-documents.ts'
import { documentOf } from '../helpers/schemas.ts'

describe('schemas/frequency-offset.schema.json', () => {
  const document = documentOf('https://monitor-contract.example/schemas/frequency-offset.schema.json')

  it('adds the rule to another document with allOf, as the reference says', () => {
    const ajv = new Ajv2020({
      strict: true,
      allowUnionTypes: true,
      schemas: [...schemaDocuments.values(), document],
      formats: { date: true, 'date-time': true, uuid: true },
    })
    const [, source = ''] = /`(\{"allOf".*\})`/.exec(toMarkdown()) ?? []
    const combined = ajv.compile(JSON.parse(source) as SchemaNode)
    const update = (frequencyOffset: number): object => ({ heartbeat: {}, script: '', frequency: 5, frequencyOffset })
    expect([combined(update(50)), combined(update(51)), combined({ frequency: 5, frequencyOffset: 50 })]).toEqual([
      true,
      false,
      false,
    ])
  })
})
