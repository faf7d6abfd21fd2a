import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { redact } from 'monitor-contract'

const hidden = '[redacted]'

describe('redact of binary data', () => {
  const bytes = [115, 0, 255, 7, 8, 9, 10, 11]
  const { buffer } = new Uint8Array(bytes)
  const shared = new SharedArrayBuffer(8)
  new Uint8Array(shared).set(bytes)
  const inAnotherRealm: unknown = runInNewContext('new Uint8Array([1, 2])')

  it.each<readonly [string, unknown]>([
    ['an ArrayBuffer', buffer],
    ['a SharedArrayBuffer', shared],
    ['a Buffer', Buffer.from(bytes)],
    ['a Uint8Array', new Uint8Array(bytes)],
    ['a part of a buffer', new Uint8Array(buffer, 2, 3)],
    ['a Float64Array', new Float64Array([0.5, -0])],
    ['a BigInt64Array', new BigInt64Array([1n, -1n])],
    ['a view on shared memory', new Uint8Array(shared)],
    ['a DataView', new DataView(buffer, 1, 4)],
    ['a DataView of shared memory', new DataView(shared, 1, 4)],
  ])('copies %s', (_, data) => {
    const copy: unknown = redact({ data }).data
    expect(copy).not.toBe(data)
    expect(copy).toStrictEqual(data)
    expect(copy?.constructor).toBe(data?.constructor)
  })

  it('shares no memory with the original', () => {
    for (const original of [new Uint8Array(bytes), Buffer.from(bytes), new DataView(new ArrayBuffer(8))]) {
      const copy = redact(original)
      new Uint8Array(copy.buffer).fill(1)
      expect(new Uint8Array(original.buffer, original.byteOffset, 1)[0]).not.toBe(1)
    }
  })

  it('copies binary data of another realm, but not an object that only has the toStringTag of binary data', () => {
    expect(Array.from(redact(inAnotherRealm) as Uint8Array)).toEqual([1, 2])
    class Claim {
      cookie = 's'
      readonly #kind: string
      constructor(kind: string) {
        this.#kind = kind
      }
      get [Symbol.toStringTag]() {
        return this.#kind
      }
    }
    const kinds = ['ArrayBuffer', 'SharedArrayBuffer', 'DataView', 'Uint8Array', 'Date', 'Map', 'Set', 'Headers']
    for (const kind of [...kinds, 'WeakMap', 'Mapping', 'FormDataLike'])
      expect(redact<unknown>(new Claim(kind))).toStrictEqual({ cookie: hidden })
  })
})
