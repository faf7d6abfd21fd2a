import { describe, expect, it } from 'vitest'
import { htmlReference } from '../../src/docs/html/page.ts'
import { markdownReference } from '../../src/docs/markdown/reference.ts'
import { formOf } from '../../src/docs/model/field.ts'
import { modelOf } from '../../src/docs/model/model.ts'
import { resourceOf, type Source } from '../../src/docs/model/resource.ts'
import { openApiReference } from '../../src/docs/openapi/reference.ts'
import { htmlOptions, openApiOptions } from '../../src/docs/options.ts'
import { requiredIn } from '../../src/docs/words.ts'
import { icmpMonitor } from 'monitor-contract'
import type { JsonSchema } from 'monitor-contract'
import type { SchemaDocuments } from '../../src/schema/resolve.ts'
import { changedDocuments, withField } from '../helpers/changed-documents.ts'

// The documents of the package are not all that the references are ready for: these say less, or other things of an update than of a response.

const html = (documents: SchemaDocuments): string => htmlReference(modelOf(documents), htmlOptions({}))
const markdown = (documents: SchemaDocuments): string => markdownReference(modelOf(documents), 'Reference')

/** Every text of a description in an OpenAPI document. */
function descriptions(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'description' && typeof part === 'string' ? [part] : descriptions(part),
  )
}

describe('schemas without a description', () => {
  // A document says of itself what it is: without that it would count as one that is not there.
  const isDocument = ({ $id }: JsonSchema): boolean => $id?.endsWith('update.schema.json') === true
  const without = changedDocuments(({ description, ...others }) =>
    isDocument(others) && description !== undefined ? { ...others, description } : others,
  )
  const empty = changedDocuments((schema) => (isDocument(schema) ? schema : { ...schema, description: '' }))

  it('are as those whose description is empty in HTML', () => expect(html(without)).toBe(html(empty)))

  it('are as those whose description is empty in Markdown', () => expect(markdown(without)).toBe(markdown(empty)))

  it('are as those whose description is empty in OpenAPI', () => {
    const said = (documents: SchemaDocuments): string[] =>
      descriptions(openApiReference(modelOf(documents), openApiOptions({}))).filter((text) => text !== '')
    expect(said(without)).toEqual(said(empty))
  })
})

describe('a field of which a response says something else than an update', () => {
  const page = html(withField(icmpMonitor, 'frequencyOffset', { description: 'Otherwise.' }))
  const [, entry = ''] = /(id="field-icmp-monitor\.frequencyOffset".*?)id="field-/su.exec(page) ?? []

  it('is described twice, and its codes are named once in HTML', () => {
    expect(entry.match(/<dt>Direction<\/dt>/gu)).toHaveLength(2)
    expect(entry.match(/href="#code-frequency-offset"/gu)).toHaveLength(1)
  })

  it('has two rows, and is named as required in one of them, in Markdown', () => {
    const rows = markdown(withField(icmpMonitor, 'name', { description: 'Otherwise.' }))
      .split('\n')
      .filter((row) => row.startsWith('| `name` |'))
    expect(rows).toHaveLength(2)
    expect(rows.filter((row) => row.includes('required in a response'))).toHaveLength(1)
  })
})

describe('a field', () => {
  const fieldOf = (inUpdate: JsonSchema, inResponse: JsonSchema) => {
    const source = (direction: Source['direction'], schema: JsonSchema): Source => ({ direction, document: schema })
    const {
      fields: [field],
    } = resourceOf({
      title: 'Thing',
      anchor: 'thing',
      contracts: [],
      sources: [source('update', inUpdate), source('response', inResponse)],
    })
    if (field === undefined) throw new Error('A field is described')
    return field
  }

  it('is deprecated where it is so in one direction', () => {
    expect(fieldOf({ properties: { a: { deprecated: true } } }, { properties: { a: {} } }).deprecated).toBe(true)
    expect(fieldOf({ properties: { a: {} } }, { properties: { a: {} } }).deprecated).toBe(false)
  })

  it('is named as required where it is: in an update, in a response or in both', () => {
    const a = { properties: { a: {} } }
    const required = { ...a, required: ['a'] }
    expect(
      [fieldOf(a, a), fieldOf(required, a), fieldOf(a, required), fieldOf(required, required)].map(requiredIn),
    ).toEqual([undefined, 'required in an update', 'required in a response', 'required in an update and a response'])
  })

  it('of a schema that says nothing has nothing said of it', () => {
    expect(formOf({})).toEqual({
      description: '',
      type: '',
      nullable: false,
      unit: undefined,
      bounds: '',
      allowed: [],
      format: undefined,
      pattern: undefined,
      default: undefined,
      examples: [],
    })
  })

  it.each<[JsonSchema, string]>([
    [{ description: 'How long it takes. Unit: ms.' }, 'How long it takes.'],
    [{ description: 'Unit: ms.' }, ''],
    [{ description: 'Unit: ms. More is said.' }, 'Unit: ms. More is said.'],
    [{ description: 'Deprecated: another replaces it.', deprecated: true }, 'another replaces it.'],
    [{ description: 'Not Deprecated: it stays.', deprecated: true }, 'Not Deprecated: it stays.'],
    [{ description: 'Deprecated: a word of the service.' }, 'Deprecated: a word of the service.'],
  ])('described by %j says in words no more than has no place of its own', (schema, description) => {
    expect(formOf(schema).description).toBe(description)
  })
})

describe('the offset rule in OpenAPI', () => {
  it('stands beside the schemas of monitors, and nowhere where the rule is not among the codes', () => {
    const model = modelOf()
    const under = (codes: typeof model.codes): string[] =>
      Object.entries(openApiReference({ ...model, codes }, openApiOptions({})).components.schemas).flatMap(
        ([name, schema]) => ('allOf' in schema && name !== 'FrequencyOffset' ? [name] : []),
      )
    expect(under(model.codes)).toEqual(['IcmpMonitorUpdate', 'IcmpMonitor'])
    expect(under(model.codes.filter(({ code }) => code !== 'frequency-offset'))).toEqual([])
  })
})
