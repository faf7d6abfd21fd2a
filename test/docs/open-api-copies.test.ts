// Tests that `toOpenApi` returns new objects at each call, which the caller can change.
import { expect, it } from 'vitest'
import { toOpenApi } from 'monitor-contract/docs'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns every object and array in a value, including the value itself. */
function objectsIn(value: unknown): object[] {
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}

it('toOpenApi returns objects and arrays that occur once, and in no other document', () => {
  const parts = [toOpenApi(), toOpenApi()].flatMap(objectsIn)
  expect(parts.length).toBeGreaterThan(400)
  expect(new Set(parts).size).toBe(parts.length)
})
