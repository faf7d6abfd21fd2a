// Tests values that throw, change or lie when they are read: proxies, accessors and cycles.
import { describe, expect, it } from 'vitest'
import { icmpMonitorUpdate, operations } from 'monitor-contract'
import { bodyContracts, bodyNames, isList, type BodyName } from '../helpers/body-contracts.ts'
import { everyOption } from '../helpers/body-options.ts'
import { nested, revoked } from '../helpers/hostile-values.ts'
import { group, update } from '../helpers/minimal-bodies.ts'
import { errorsOf } from '../helpers/report.ts'
import { resolve, schemaOf } from '../helpers/schema-documents.ts'

const unreadable = [' unreadable']

/** Returns a valid value with one more field. In a list, the first group gets it. */
function withField(name: BodyName, field: string, descriptor: PropertyDescriptor): unknown {
  const whole = isList(name) ? group() : { ...nested(name) }
  const made = Object.defineProperty(whole, field, { ...descriptor, enumerable: true })
  return isList(name) ? [made] : made
}

const writes = ['set', 'defineProperty', 'deleteProperty', 'setPrototypeOf', 'preventExtensions']

function fail(message: string): never {
  throw new Error(message)
}

/** Returns a value with a proxy around each object in it, which counts the reads. */
function watched<T extends object>(value: T, reads: Map<string, number>, path = ''): T {
  const note = (what: string) => reads.set(what, (reads.get(what) ?? 0) + 1)
  return new Proxy(value, {
    get(target, key, receiver) {
      note(`${path}/${String(key)}`)
      const part: unknown = Reflect.get(target, key, receiver)
      return typeof part === 'object' && part !== null ? watched(part, reads, `${path}/${String(key)}`) : part
    },
    ownKeys(target) {
      note(`${path} ownKeys`)
      return Reflect.ownKeys(target)
    },
    ...Object.fromEntries(writes.map((trap) => [trap, () => fail('changed')])),
  })
}

describe.each(bodyNames)('%s', (name) => {
  const contract = bodyContracts[name]
  const { properties, items = {} } = schemaOf(name)
  const fields = Object.keys(properties ?? resolve(items).properties ?? {})

  it('reports a revoked proxy of an object, a list or a function as unreadable', () => {
    for (const target of [{}, []]) {
      expect(contract.is(revoked(target))).toBe(false)
      const withRevoked = (field: string) => withField(name, field, { value: revoked(target), enumerable: true })
      for (const options of everyOption[name])
        for (const value of [revoked(target), ...fields.map(withRevoked)])
          expect(errorsOf(contract, value, options)).toEqual(unreadable)
    }
    expect([contract.is(revoked(() => 0)), contract.validate(revoked(() => 0)).valid]).toEqual([false, false])
    expect(contract.validate(revoked()).errors).toMatchObject([
      { params: {}, message: 'The value cannot be read: an accessor or a proxy in it throws.' },
    ])
  })

  it('reports a value as unreadable if an accessor in any field throws', () => {
    for (const field of [...fields, 'unlisted']) {
      const make = () => withField(name, field, { get: () => fail('secret-7f') })
      for (const options of everyOption[name]) {
        const { errors, warnings } = contract.validate(make(), options)
        expect([errors.map(({ pointer, code }) => `${pointer} ${code}`), warnings]).toEqual([unreadable, []])
        expect(JSON.stringify(errors)).not.toContain('secret-7f')
        expect(contract.is(make(), options)).toBe(false)
      }
    }
  })

  it('reads each property at most once, and does not change the value', () => {
    for (const options of everyOption[name]) {
      for (const ask of [contract.validate, contract.is]) {
        const reads = new Map<string, number>()
        ask(watched({ ...nested(name), unlisted: { a: 1 }, tags: ['x', 5] }, reads), options)
        expect([...reads].filter(([, times]) => times > 1)).toEqual([])
        const whole = new Map<string, number>()
        ask(watched(nested(name), whole), options)
        expect(whole.size).toBeGreaterThan(2)
        expect([...whole].filter(([, times]) => times > 1)).toEqual([])
      }
    }
  })

  it('ignores inherited properties', () => {
    class Inherits {}
    Object.defineProperties(Inherits.prototype, Object.getOwnPropertyDescriptors(nested(name)))
    const { valid } = contract.validate(new Inherits())
    expect(valid).toBe(false)
    expect(errorsOf(contract, new Inherits())).toEqual(errorsOf(contract, {}))
  })

  it('returns the same result if an accessor of the value calls it', () => {
    const alone = contract.validate({ heartbeat: 5 })
    const inner: unknown[] = []
    const value = Object.defineProperty({ ...nested(name) }, 'description', {
      enumerable: true,
      get() {
        inner.push(contract.validate({ heartbeat: 5 }), contract.is(nested(name)))
        return null
      },
    })
    const plain = { ...nested(name), description: null }
    expect(contract.validate(value).errors).toEqual(contract.validate(plain).errors)
    if (name !== 'errorGroupList') expect(inner).toEqual([alone, true])
  })
})

describe('a request', () => {
  it('has each part and each property in it read at most once, and no change', () => {
    const headers = { authorization: 'Bearer k', 'x-service-account': 'a', 'content-type': 'application/json' }
    const query = { autoAssignAlerts: 'true' }
    const update = { params: { id: 'x' }, query, headers, body: nested('icmpMonitorUpdate') }
    const list = { query: { limit: '5', page: ['1'] }, headers }
    for (const [operation, request] of [
      [operations.updateIcmpMonitor, update],
      [operations.updateIcmpMonitor, { ...update, body: { heartbeat: 5, tags: [5] }, headers: {} }],
      [operations.listErrorGroups, list],
    ] as const) {
      const reads = new Map<string, number>()
      operation.validateRequest(watched(request, reads))
      const parts = Object.keys(request).map((name) => `/${name}`)
      expect(parts.filter((path) => reads.get(path) !== 1)).toEqual([])
      expect(reads.size).toBeGreaterThan(parts.length + 2)
      expect([...reads].filter(([, times]) => times > 1)).toEqual([])
    }
  })
})

describe('proxies of lists', () => {
  const listOf = (length: unknown, at: () => unknown = () => 'x') =>
    new Proxy<unknown[]>([], {
      get: (_, key) => (key === 'length' ? length : at()),
      getOwnPropertyDescriptor: () => ({ value: at(), configurable: true, enumerable: true, writable: true }),
    })

  it.each([Infinity, NaN, -1, 0.5, 2 ** 53, 2 ** 32, '3', 3n, null, {}])(
    'with the length %s are unreadable',
    (length) => {
      expect(errorsOf(icmpMonitorUpdate, update({ tags: listOf(length) }))).toEqual(unreadable)
      expect(errorsOf(bodyContracts.errorGroupList, listOf(length))).toEqual(unreadable)
      expect(bodyContracts.errorGroupList.is(listOf(length))).toBe(false)
    },
  )
})
