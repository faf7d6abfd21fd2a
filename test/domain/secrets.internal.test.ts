// Tests that finding the secrets in a value takes time in proportion to its size.
import { expect, it } from 'vitest'
import { contentIn, contentsOf, type Entry } from '../../src/domain/object-content.ts'
import { secretsIn } from '../../src/domain/secrets.ts'

it('looks at the fields of an object as often, however many objects contain it', () => {
  const looksAt = (containing: number): number => {
    const shared = { key: 'a' }
    const value = Array.from({ length: containing }, () => ({
      environmentVariables: [shared],
      slack: [shared],
      path: [shared],
      omitted: [],
      body: shared,
      merged: shared,
      replaced: shared,
    }))
    const contents = new Map(contentsOf(value))
    const content = contentIn(contents, shared)
    let looks = 0
    const first = (entries: readonly Entry[], name: string | symbol): unknown => {
      if (name === '0') looks++
      return Reflect.get(entries, name)
    }
    contents.set(shared, { ...content, entries: new Proxy(content.entries, { get: first }) })
    secretsIn(contents)
    return looks
  }
  expect(looksAt(100)).toBe(looksAt(1))
})
