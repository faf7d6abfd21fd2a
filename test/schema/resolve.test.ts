import { expect, it } from 'vitest'
import { resolve } from '../../src/schema/resolve.ts'

const documents = new Map([
  ['urn:a', { $id: 'urn:a', $defs: { 'a/b~c': { type: 'string' }, next: { $ref: 'urn:b#/properties/name' } } }],
  ['urn:b', { $id: 'urn:b', properties: { name: { type: 'integer', minimum: 3 } } }],
] as const)

it.each([
  ['urn:b', documents.get('urn:b')],
  ['urn:a#/$defs/a~1b~0c', { type: 'string' }],
  ['urn:a#/$defs/next', { type: 'integer', minimum: 3 }],
])('%s is followed to what it names, as often as it takes', ($ref, expected) => {
  expect({ ...resolve({ $ref }, documents) }).toEqual(expected)
})

it.each(['urn:c', 'urn:b#/properties/nothing', 'urn:b#/properties/name/minimum', 'urn:b#/properties/name/minimum/more', 'urn:b#/constructor'])('%s, which names no schema, is a mistake that shows', ($ref) => {
  expect(() => resolve({ $ref }, documents)).toThrow()
})
