// Tests `inline`: the target of a `$ref` in its place.
import { expect, it } from 'vitest'
import type { JsonSchema } from 'monitor-contract'
import { inline } from '../../src/schema/resolve.ts'

const documents = new Map<string, JsonSchema>([
  [
    'urn:a',
    {
      $id: 'urn:a',
      $defs: { 'a/b~c': { title: 'A', type: 'string' }, next: { $ref: 'urn:b#/properties/name' } },
    },
  ],
  ['urn:d', JSON.parse('{ "$id": "urn:d", "examples": [null], "items": { "$ref": "urn:d" } }')],
  ['urn:b', { $id: 'urn:b', properties: { name: { type: 'integer', minimum: 3 } } }],
])

it.each([
  { reference: 'urn:b', expected: { properties: { name: { type: 'integer', minimum: 3 } } } },
  { reference: 'urn:a#/$defs/a~1b~0c', expected: { title: 'A', type: 'string' } },
  { reference: 'urn:a#/$defs/next', expected: { type: 'integer', minimum: 3 } },
])(
  'the reference $reference is resolved to its schema, through further references',
  ({ reference, expected }) => {
    expect({ ...inline({ $ref: reference }, documents) }).toEqual(expected)
  },
)

it.each([
  'urn:c',
  'urn:b#/properties/name/minimum',
  'urn:b#/properties/name/minimum/more',
  'urn:d#/examples/0',
  'urn:b#/constructor',
  'urn:d',
])('the reference %s throws, because it has no target, or contains itself', ($ref) => {
  expect(() => inline({ $ref }, documents)).toThrow($ref === 'urn:d' ? RangeError : $ref)
})

it('annotations beside a reference replace those of its target', () => {
  expect({ ...inline({ $ref: 'urn:a#/$defs/a~1b~0c', title: 'B' }, documents) }).toEqual({
    type: 'string',
    title: 'B',
  })
})
