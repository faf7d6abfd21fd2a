// Tests that `toOpenApi` returns new objects at each call, which the caller can change.
import { expect, it } from 'vitest'
import { toOpenApi } from 'monitor-contract/docs'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns every object and array in a value, including the value itself. */
function objectsIn(value: unknown): object[] {
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}

it('toOpenApi returns objects and arrays that no other document contains', () => {
  const first = objectsIn(toOpenApi())
  const second = new Set(objectsIn(toOpenApi()))
  expect(first.length).toBeGreaterThan(200)
  expect(first.filter((part) => second.has(part))).toEqual([])
})

it('toOpenApi returns each object and array once', () => {
  const parts = objectsIn(toOpenApi())
  expect(new Set(parts).size).toBe(parts.length)
})

it('toOpenApi returns data that can be changed without changing the next document', () => {
  const before = JSON.stringify(toOpenApi())
  for (const part of objectsIn(toOpenApi())) {
    if (Array.isArray(part)) part.push('changed')
    else Object.assign(part, { changed: true })
  }
  expect(JSON.stringify(toOpenApi())).toBe(before)
})
