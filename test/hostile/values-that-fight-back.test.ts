// Tests values that throw, change or lie when they are read: proxies, accessors and cycles.
import { describe, expect, it } from 'vitest'
import { icmpMonitorUpdate, operations } from 'monitor-contract'
import { bodyContracts, bodyNames, isList, type BodyName } from '../helpers/body-contracts.ts'
import { everyOption } from '../helpers/body-options.ts'
import { nested, revoked } from '../helpers/hostile-values.ts'
import { group, update } from '../helpers/minimal-bodies.ts'
import { errorsOf } from '../helpers/report.ts'
import { resolve, schemaOf } from '../helpers/schema-documents.ts'
import { readVectors } from '../helpers/vectors.ts'

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

/** Returns a value with a proxy around each object in it, which throws where it is changed. */
function guarded<T extends object>(value: T): T {
  return new Proxy(value, {
    get(target, key, receiver) {
      const part: unknown = Reflect.get(target, key, receiver)
      return typeof part === 'object' && part !== null ? guarded(part) : part
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
      const withRevoked = (field: string) =>
        withField(name, field, { value: revoked(target), enumerable: true })
      for (const options of everyOption[name])
        for (const value of [revoked(target), ...fields.map(withRevoked)])
          expect(errorsOf(contract, value, options)).toEqual(unreadable)
    }
    expect([contract.is(revoked(() => 0)), contract.validate(revoked(() => 0)).valid]).toEqual([
      false,
      false,
    ])
    expect(contract.validate(revoked()).errors).toMatchObject([
      { params: {}, message: 'The value cannot be read: an accessor or a proxy in it throws.' },
    ])
  })

  it('reports a value as unreadable if an accessor in any field throws', () => {
    for (const field of [...fields, 'unlisted']) {
      const make = () => withField(name, field, { get: () => fail('secret-7f') })
      for (const options of everyOption[name]) {
        const { errors, warnings } = contract.validate(make(), options)
        expect([errors.map(({ pointer, code }) => `${pointer} ${code}`), warnings]).toEqual([
          unreadable,
          [],
        ])
        expect(JSON.stringify(errors)).not.toContain('secret-7f')
        expect(contract.is(make(), options)).toBe(false)
      }
    }
  })

  it('does not change the value', () => {
    for (const options of everyOption[name])
      for (const ask of [contract.validate, contract.is])
        for (const value of [nested(name), { ...nested(name), unlisted: { a: 1 }, tags: ['x', 5] }])
          expect(() => ask(guarded(value), options)).not.toThrow()
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

/** Returns a valid value of a contract that has a value at each place of the schema. */
const whole = (name: BodyName): unknown => {
  const [value] = readVectors()
    .filter(({ contract, valid }) => contract === name && valid)
    .map((vector) => vector.value)
    .sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
  return value
}

describe('a value deep inside another one', () => {
  /** Returns copies of a value, in each of which one part is replaced. */
  function* replaced(value: unknown, part: () => unknown): Generator {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      const copies = [part(), ...replaced(inner, part)]
      for (const copy of copies)
        yield Array.isArray(value)
          ? value.map((item: unknown, index) => (String(index) === key ? copy : item))
          : { ...value, [key]: copy }
    }
  }

  it.each(bodyNames)('is unreadable if it is a revoked proxy, and read: %s', (name) => {
    const contract = bodyContracts[name]
    const values = [...replaced(whole(name), revoked), ...replaced(nested(name), revoked)]
    expect(values.length).toBeGreaterThan(5)
    for (const value of values) {
      const found = errorsOf(contract, value)
      // Fields of an object whose fields are not described are not read.
      if (found.length > 0) expect(found).toEqual(unreadable)
      expect(contract.is(value)).toBe(found.length === 0)
    }
  })

  it.each<{ place: string; body: object }>([
    { place: 'a scalar of the body', body: { description: revoked() } },
    { place: 'a scalar of an object', body: { request: { hostname: revoked() } } },
    {
      place: 'a scalar of an object in an object',
      body: { alertSettings: { reminders: { amount: revoked() } } },
    },
    { place: 'an item of a list of texts', body: { tags: ['a', revoked([])] } },
    { place: 'an item of a list of objects', body: { request: { assertions: [revoked()] } } },
    {
      place: 'a scalar of an item',
      body: { environmentVariables: [{ key: 'a' }, { value: revoked() }] },
    },
  ])('is unreadable if it is a revoked proxy in $place', ({ body }) => {
    for (const options of everyOption.icmpMonitorUpdate)
      expect(errorsOf(bodyContracts.icmpMonitorUpdate, update(body), options)).toEqual(unreadable)
    const { errors } = operations.updateIcmpMonitor.validateRequest({ body: update(body) })
    expect(errors.map(({ pointer, code }) => `${pointer} ${code}`)).toContain('/body unreadable')
  })
})

describe('a request', () => {
  it('is not changed', () => {
    const headers = {
      authorization: 'Bearer k',
      'x-service-account': 'a',
      'content-type': 'application/json',
    }
    const query = { autoAssignAlerts: 'true' }
    const body = nested('icmpMonitorUpdate')
    const request = { params: { id: 'x' }, query, headers, body }
    const list = { query: { limit: '5', page: ['1'] }, headers }
    const { updateIcmpMonitor, listErrorGroups } = operations
    const wrong = { ...request, body: { heartbeat: 5, tags: [5] }, headers: {} }
    for (const each of [request, wrong])
      expect(() => updateIcmpMonitor.validateRequest(guarded(each))).not.toThrow()
    expect(() => listErrorGroups.validateRequest(guarded(list))).not.toThrow()
  })
})

describe('proxies of lists', () => {
  const listOf = (length: unknown, at: () => unknown = () => 'x') =>
    new Proxy<unknown[]>([], {
      get: (_, key) => (key === 'length' ? length : at()),
      getOwnPropertyDescriptor: () => ({
        value: at(),
        configurable: true,
        enumerable: true,
        writable: true,
      }),
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
