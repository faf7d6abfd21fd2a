// Tests the reference of other schema documents than those of the package.
import { describe, expect, it } from 'vitest'
import { htmlReference } from '../../src/docs/html/html-reference.ts'
import { markdownReference } from '../../src/docs/markdown/markdown-reference.ts'
import { formOf } from '../../src/docs/model/field.ts'
import { modelOf } from '../../src/docs/model/reference-model.ts'
import { resourceOf, type Source } from '../../src/docs/model/resource.ts'
import { openApiReference } from '../../src/docs/openapi/open-api-reference.ts'
import { htmlOptions } from '../../src/docs/options/html-options.ts'
import { openApiOptions } from '../../src/docs/options/open-api-options.ts'
import { formInWords, marksOf } from '../../src/docs/reference-texts.ts'
import { icmpMonitor } from 'monitor-contract'
import type { JsonSchema } from 'monitor-contract'
import type { SchemaDocuments } from '../../src/schema/resolve.ts'
import { titlesOfBodiesWith } from '../helpers/body-titles.ts'
import { changedDocuments, withField } from '../helpers/changed-documents.ts'

// The reference must also work for documents with fewer keywords, and for an update that differs more from the
// response.

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
  // A document needs its `$id`, otherwise it would count as missing.
  const isDocument = ({ $id }: JsonSchema): boolean => $id?.endsWith('update.schema.json') === true
  const without = changedDocuments(({ description, ...others }) =>
    isDocument(others) && description !== undefined ? { ...others, description } : others,
  )
  const empty = changedDocuments((schema) => (isDocument(schema) ? schema : { ...schema, description: '' }))

  it('lead to the same HTML as schemas with an empty description', () => expect(html(without)).toBe(html(empty)))

  it('lead to the same Markdown as schemas with an empty description', () =>
    expect(markdown(without)).toBe(markdown(empty)))

  it('lead to the same OpenAPI document as schemas with an empty description', () => {
    const said = (documents: SchemaDocuments): string[] =>
      descriptions(openApiReference(modelOf(documents), openApiOptions({}))).filter((text) => text !== '')
    expect(said(without)).toEqual(said(empty))
  })
})

describe('a field that differs between update and response', () => {
  const page = html(withField(icmpMonitor, 'frequencyOffset', { description: 'Otherwise.' }))
  const [, entry = ''] = /(id="field-icmp-monitor\.frequencyOffset".*?)id="field-/su.exec(page) ?? []

  it('has two descriptions, and its codes once, in HTML', () => {
    expect(entry).toContain('In a response')
    expect(entry).toContain('In an update')
    expect(entry.match(/href="#code-frequency-offset"/gu)).toHaveLength(1)
  })

  it('has two rows, one of them marked as required, in Markdown', () => {
    const rows = markdown(withField(icmpMonitor, 'name', { description: 'Otherwise.' }))
      .split('\n')
      .filter((row) => /^\| (?:<a id="field-icmp-monitor\.name"><\/a>)?`name` \| \*\*In /.test(row))
    expect(rows).toHaveLength(2)
    expect(rows.filter((row) => row.includes('**Required.**'))).toHaveLength(1)
  })
})

describe('a field', () => {
  const resourceWith = (inUpdate: JsonSchema, inResponse: JsonSchema) => {
    const source = (direction: Source['direction'], schema: JsonSchema): Source => ({ direction, document: schema })
    const resource = resourceOf({
      title: 'Thing',
      anchor: 'thing',
      contracts: [],
      sources: [source('update', inUpdate), source('response', inResponse)],
    })
    const [field] = resource.fields
    if (field === undefined) throw new Error('A field is described')
    return { resource, field }
  }

  it('is deprecated if it is deprecated in an update or in a response', () => {
    const a = { properties: { a: {} } }
    expect(resourceWith({ properties: { a: { deprecated: true } } }, a).field.deprecated).toBe(true)
    expect(resourceWith(a, a).field.deprecated).toBe(false)
  })

  const a = { properties: { a: {} } }
  const required = { ...a, required: ['a'] }
  const other = { properties: { a: { description: 'Otherwise.' } } }
  const deprecated = { properties: { a: { deprecated: true } } }
  const without = { properties: {} }
  const marks = (inUpdate: JsonSchema, inResponse: JsonSchema): string[][] => {
    const { resource, field } = resourceWith(inUpdate, inResponse)
    const elsewhere = resourceWith({ properties: { b: {} } }, { properties: { b: {} } }).field
    const whole = { ...resource, fields: [...resource.fields, elsewhere] }
    return field.forms.map((form) => marksOf(whole, field, form))
  }

  it.each<[string, JsonSchema, JsonSchema, string[][]]>([
    ['optional and alike in both', a, a, [[]]],
    ['required in an update', required, a, [['Required in an update']]],
    ['required in a response', a, required, [['Required in a response']]],
    ['required in both', required, required, [['Required']]],
    ['in an update only', a, without, [['Update only']]],
    ['in a response only', without, a, [['Response only']]],
    ['required in a response only', without, required, [['Response only', 'Required in a response']]],
    ['different in the two', a, other, [['In an update'], ['In a response']]],
    ['different, and required in an update', required, other, [['In an update', 'Required'], ['In a response']]],
    ['deprecated', deprecated, deprecated, [['Deprecated']]],
  ])('has the expected marks if it is %s', (_, inUpdate, inResponse, expected) => {
    expect(marks(inUpdate, inResponse).sort()).toEqual(expected.sort())
  })

  it('is not marked as response only if its whole resource is only in responses', () => {
    const { resource, field } = resourceWith(without, required)
    expect(field.forms.map((form) => marksOf(resource, field, form))).toEqual([['Required']])
  })

  it('has an empty form if its schema has no keywords', () => {
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
  ])('with the schema %j has a description without the unit and the deprecation', (schema, description) => {
    expect(formOf(schema).description).toBe(description)
  })
})

it.each<[JsonSchema, string]>([
  [{ pattern: '^[a-f]+$' }, 'pattern `^[a-f]+$`'],
  [{ pattern: '^[a-f]+$', examples: ['cafe', 'bead'] }, 'form `cafe`'],
  [{ pattern: '"', examples: ['a"b'] }, 'form `a\\"b`'],
  [{ pattern: '^[a-f]+$', maxLength: 9 }, 'at most 9 characters; pattern `^[a-f]+$`'],
  [{ description: 'Unit: ms.' }, 'in milliseconds'],
  [{ description: 'Unit: ms.', minimum: 5 }, 'at least 5 ms'],
])('the form of %j is described in words', (schema, words) => {
  expect(formInWords(formOf(schema))).toBe(words)
})

describe('the offset rule in OpenAPI', () => {
  it('is only in the schemas of monitors', () => {
    const { components } = openApiReference(modelOf(), openApiOptions({}))
    const withRule = Object.entries(components.schemas).filter(([, schema]) => 'dependentSchemas' in schema)
    expect(withRule.map(([name]) => name).sort()).toEqual(titlesOfBodiesWith('frequencyOffset'))
  })

  it('is absent if a body has no offset', () => {
    const { components } = openApiReference(
      modelOf(
        changedDocuments((schema) => {
          const { frequencyOffset: _frequencyOffset, ...properties } = schema.properties ?? {}
          return schema.properties ? { ...schema, properties } : schema
        }),
      ),
      openApiOptions({}),
    )
    expect(Object.values(components.schemas).filter((schema) => 'dependentSchemas' in schema)).toEqual([])
  })
})
