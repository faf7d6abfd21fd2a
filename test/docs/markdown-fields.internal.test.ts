// Tests the Markdown tables of fields, for schemas that the package does not have.
import { describe, expect, it } from 'vitest'
import { resourceBlocks } from '../../src/docs/markdown/fields.ts'
import { serialise } from '../../src/docs/markdown/serialise.ts'
import { resourceOf } from '../../src/docs/model/resource.ts'
import type { JsonSchema } from 'monitor-contract'

/** Returns the Markdown of a resource whose field `a` has the given schemas. */
const markdown = (inUpdate: JsonSchema, inResponse: JsonSchema = inUpdate): string =>
  serialise(
    resourceBlocks(
      resourceOf({
        title: 'Thing',
        anchor: 'thing',
        contracts: [],
        sources: [
          { direction: 'response', document: { properties: { a: inResponse } } },
          { direction: 'update', document: { properties: { a: inUpdate } } },
        ],
      }),
    ),
  )

/** Returns the types in the rows of a field, with their links. */
const typesOf = (written: string, name: string): string[] =>
  written
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .flatMap(([, field, , type]) => (field?.endsWith(`\`${name}\``) && type !== undefined ? [type] : []))

const object = (properties: JsonSchema['properties'] = {}): JsonSchema => ({ type: 'object', properties })
const text: JsonSchema = { type: 'string' }
const number: JsonSchema = { type: 'number' }

describe('the type of an object', () => {
  const link = '[object](#fields-thing.a)'

  it.each<[string, JsonSchema, JsonSchema]>([
    ['are in an update only, or in a response only', object({ b: text }), object({ c: text })],
    ['differ between update and response', object({ b: text }), object({ b: number })],
    ['are the same in update and response', object({ b: text }), object({ b: text })],
  ])('is a link to its fields if they %s', (_, inUpdate, inResponse) => {
    expect(typesOf(markdown(inUpdate, { ...inResponse, description: 'Otherwise.' }), 'a')).toEqual([link, link])
  })

  it('is no link in the row of the update if only responses describe its fields', () => {
    const inResponse = { ...object({ b: text }), description: 'Otherwise.' }
    expect(typesOf(markdown(object(), inResponse), 'a')).toEqual([link, 'object'])
  })

  it('is a link to its fields inside the items of a list', () => {
    const list: JsonSchema = { type: 'array', items: object({ b: object({ c: text }) }) }
    expect(typesOf(markdown(list), 'a')).toEqual(['[array of object](#fields-thing.a)'])
    expect(typesOf(markdown(list), 'b')).toEqual(['[object](#fields-thing.a.b)'])
  })
})

it('the meaning of a field has the first of its examples', () => {
  expect(markdown({ ...text, examples: ['x', 'y'] })).toContain('| Example: `"x"`. |')
})

describe('the allowed values of a field', () => {
  const few = ['1', '2', '3', '4']
  const many = [...few, '5']

  it('are in the table if they are four', () => {
    expect(typesOf(markdown({ ...text, enum: few }), 'a')).toEqual(['string; `1`, `2`, `3`, `4`'])
  })

  it('are below the table if they are five', () => {
    const written = markdown({ ...text, enum: many })
    expect(typesOf(written, 'a')).toEqual(['string; [5 values](#values-field-thing.a)'])
    expect(written).toContain('</a>Values of `a`: `1`, `2`, `3`, `4`, `5`\n')
  })

  it('are below the table once if the field differs between update and response', () => {
    const written = markdown({ ...text, enum: many }, { ...text, enum: many, description: 'Otherwise.' })
    expect(written.split('Values of ')).toHaveLength(2)
  })
})
