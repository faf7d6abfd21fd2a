// Tests values that throw, change or lie when they are read: proxies, accessors and cycles.
import { describe, expect, it } from 'vitest'
import { ContractError, icmpMonitorUpdate } from 'monitor-contract'
import { bodyContracts, bodyNames, isList, isMonitor, isUpdate, type BodyName } from '../helpers/body-contracts.ts'
import { everyOption } from '../helpers/body-options.ts'
import { group, monitor, update } from '../helpers/minimal-bodies.ts'
import { errorsOf, warningsOf } from '../helpers/report.ts'
import { sampleCalls, type Call } from '../helpers/sample-calls.ts'
import { documentOf, followed } from '../helpers/schemas.ts'

const unreadable = [' unreadable']

const revoked = (target: object = {}): unknown => {
  const { proxy, revoke } = Proxy.revocable(target, {})
  revoke()
  return proxy
}

/** A valid body with nested objects and lists. */
function nested(name: BodyName): object {
  if (isList(name)) return [group(), group({ errorHash: 'h2' })]
  if (isUpdate(name))
    return update({
      request: { assertions: [{ source: 'LATENCY', target: '5' }] },
      tags: ['x'],
      retryStrategy: { onlyOn: ['x'] },
    })
  return isMonitor(name)
    ? monitor({ alertChannels: { webhook: [{ headers: [{ key: 'k' }] }] }, tags: ['x'] })
    : group({ rootCauseAnalyses: [{ more: 1 }] })
}

/** Returns a valid value with one more field. In a list, the first group gets it. */
function withField(name: BodyName, field: string, descriptor: PropertyDescriptor): unknown {
  const whole = isList(name) ? group() : { ...nested(name) }
  const made = Object.defineProperty(whole, field, { ...descriptor, enumerable: true })
  return isList(name) ? [made] : made
}

/** Checks that `validate` and `is` return and agree, with every combination of options. */
function checkAgreement(name: BodyName, make: () => unknown) {
  for (const options of everyOption[name].filter((_, index) => index % 3 === 0)) {
    const { valid } = bodyContracts[name].validate(make(), options)
    expect(bodyContracts[name].is(make(), options)).toBe(valid)
  }
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
    set: () => {
      throw new Error('changed')
    },
    defineProperty: () => {
      throw new Error('changed')
    },
    deleteProperty: () => {
      throw new Error('changed')
    },
    setPrototypeOf: () => {
      throw new Error('changed')
    },
    preventExtensions: () => {
      throw new Error('changed')
    },
  })
}

describe.each(bodyNames)('%s', (name) => {
  const contract = bodyContracts[name]
  const document = followed(documentOf(contract.id))
  const fields = Object.keys(document.properties ?? followed(document.items ?? {}).properties ?? {})

  it('reports a revoked proxy of an object, a list or a function as unreadable', () => {
    for (const target of [{}, [], () => 0]) {
      checkAgreement(name, () => revoked(target))
      expect(contract.is(revoked(target))).toBe(false)
    }
    expect(errorsOf(contract, revoked())).toEqual(unreadable)
    expect(errorsOf(contract, revoked([]))).toEqual(unreadable)
  })

  it('returns a result for a value with a revoked proxy in any field', () => {
    for (const field of [...fields, 'unlisted'])
      checkAgreement(name, () => withField(name, field, { value: revoked() }))
  })

  it('reports a value as unreadable if an accessor in any field throws', () => {
    for (const field of [...fields, 'unlisted']) {
      const make = () =>
        withField(name, field, {
          get() {
            throw new Error('secret-7f')
          },
        })
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

  it('returns a result for a proxy with any trap that throws', () => {
    for (const trap of ['get', 'ownKeys', 'getOwnPropertyDescriptor', 'getPrototypeOf', 'has'] as const) {
      const bad = () =>
        new Proxy(nested(name), {
          [trap]() {
            throw new Error('no')
          },
        })
      checkAgreement(name, bad)
      if (trap === 'get') expect(errorsOf(contract, bad())).toEqual(unreadable)
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

describe('lists that contain a list instead of an object', () => {
  /** Creates a body whose last field revokes an array inside an array of objects. */
  const revokedLate = (sound: object, field: string) => {
    const { proxy, revoke } = Proxy.revocable<unknown[]>([], {})
    return Object.defineProperty({ ...sound, [field]: [proxy] }, 'unlisted', { enumerable: true, get: () => revoke() })
  }

  it('are read only once, so that a proxy may be revoked afterwards', () => {
    expect(errorsOf(icmpMonitorUpdate, revokedLate(update(), 'alertChannelSubscriptions'))).toEqual([
      '/alertChannelSubscriptions/0 type',
    ])
    expect(errorsOf(bodyContracts.errorGroup, revokedLate(group(), 'rootCauseAnalyses'))).toEqual([
      '/rootCauseAnalyses/0 type',
    ])
  })
})

describe('proxies of lists', () => {
  const listOf = (length: unknown, at: () => unknown = () => 'x') =>
    new Proxy<unknown[]>([], {
      get: (_, key) => (key === 'length' ? length : at()),
      getOwnPropertyDescriptor: () => ({ value: at(), configurable: true, enumerable: true, writable: true }),
    })

  it.each([Infinity, -Infinity, NaN, -1, 0.5, 2 ** 53, 2 ** 32, '3', 3n, null, undefined, {}])(
    'with the length %s are unreadable',
    (length) => {
      expect(errorsOf(icmpMonitorUpdate, update({ tags: listOf(length) }))).toEqual(unreadable)
      expect(errorsOf(bodyContracts.errorGroupList, listOf(length))).toEqual(unreadable)
      expect(bodyContracts.errorGroupList.is(listOf(length))).toBe(false)
    },
  )

  it('are unreadable if they are revoked while their length is read', () => {
    const make = () => {
      const { proxy, revoke } = Proxy.revocable([group()], {
        get: (target, key) => (revoke(), Reflect.get(target, key)),
      })
      return proxy
    }
    expect(errorsOf(bodyContracts.errorGroupList, make())).toEqual(unreadable)
    expect(bodyContracts.errorGroupList.is(make())).toBe(false)
    expect(bodyContracts.errorGroupList.is(make(), { reader: 'tolerant' })).toBe(false)
    expect(errorsOf(icmpMonitorUpdate, update({ tags: make() }))).toEqual(unreadable)
  })

  it('that return another value on each read are validated by the first value', () => {
    let looks = 0
    const tags = listOf(1, () => (looks++ % 2 === 0 ? 'x' : 5))
    expect(typeof icmpMonitorUpdate.validate(update({ tags })).valid).toBe('boolean')
    const fields = new Proxy<Record<string, unknown>>(update(), {
      get: (_, key) => (key === 'script' && looks++ > 0 ? 5 : Reflect.get(update(), key)),
    })
    looks = 0
    expect(errorsOf(icmpMonitorUpdate, fields)).toEqual([])
  })

  it('an object with an endless chain of prototypes is rejected', () => {
    const endless = (): object => new Proxy({}, { getPrototypeOf: endless })
    expect(icmpMonitorUpdate.is(endless())).toBe(false)
  }, 20_000)
})

describe('a value that JSON cannot express', () => {
  const foreign: readonly (readonly [string, unknown])[] = [
    ['undefined', undefined],
    ['a symbol', Symbol('s')],
    ['a big integer', 10n],
    ['a function', () => 0],
    ['a class', class {}],
    ['NaN', NaN],
    ['an infinity', -Infinity],
    ['a boxed text', Object('x')],
    ['a boxed number', Object(5)],
    ['a boxed symbol', Object(Symbol.iterator)],
    ['a date', new Date(NaN)],
    ['a regular expression', /x/u],
    ['a typed array', new Uint8Array(3)],
    ['a promise', Promise.resolve()],
    ['a weak map', new WeakMap()],
    ['the global object', globalThis],
  ]

  it.each(foreign)('leads to a result at every place: %s', (_, value) => {
    for (const name of bodyNames) {
      checkAgreement(name, () => value)
      expect(bodyContracts[name].is(value)).toBe(false)
      const { properties = {} } = followed(documentOf(bodyContracts[name].id))
      for (const [field, part] of Object.entries(properties)) {
        checkAgreement(name, () => ({ ...nested(name), [field]: value }))
        checkAgreement(name, () => ({ ...nested(name), [field]: [value, value] }))
        const inside = followed(part).properties ?? {}
        for (const inner of Object.keys(inside))
          checkAgreement(name, () => ({ ...nested(name), [field]: { [inner]: value } }))
      }
    }
  })

  it.each(foreign.slice(1, 10))('is an error of type in place of a string, a number or a list: %s', (_, value) => {
    expect(errorsOf(icmpMonitorUpdate, update({ name: value, groupId: value, tags: value }))).toEqual([
      '/name type',
      '/tags type',
      '/groupId type',
    ])
  })

  it('counts as missing if it is undefined', () => {
    expect(
      icmpMonitorUpdate.validate(
        update({ name: undefined, unlisted: undefined, id: undefined, frequency: undefined, frequencyOffset: 5 }),
      ).warnings,
    ).toEqual([])
    expect(errorsOf(icmpMonitorUpdate, { heartbeat: undefined, script: '' })).toEqual(['/heartbeat required'])
    expect(errorsOf(icmpMonitorUpdate, update({ tags: [undefined] }))).toEqual(['/tags/0 type'])
  })

  it('is ignored if it is a property that is not enumerable or has a symbol as its name', () => {
    const value = Object.defineProperties(
      { ...update(), [Symbol('s')]: 5 },
      { name: { value: 5 }, unlisted: { value: 5 } },
    )
    expect(icmpMonitorUpdate.validate(value)).toEqual({
      valid: true,
      value,
      errors: [],
      warnings: [],
      truncated: false,
    })
    expect(errorsOf(icmpMonitorUpdate, Object.defineProperty(update(), 'script', { enumerable: false }))).toEqual([
      '/script required',
    ])
  })

  it('is validated as usual if it has no prototype, or own properties with names such as __proto__', () => {
    const bare = Object.assign(Object.create(null), update({ frequency: 5, frequencyOffset: 51 }))
    expect(errorsOf(icmpMonitorUpdate, bare)).toEqual(['/frequencyOffset frequency-offset'])
    const own: unknown = JSON.parse(
      '{"heartbeat":{"__proto__":1},"script":"","__proto__":{"name":5},"constructor":1,"toString":1,"hasOwnProperty":1,"request":{"__proto__":{"hostname":5}}}',
    )
    expect(errorsOf(icmpMonitorUpdate, own)).toEqual([])
    expect(warningsOf(icmpMonitorUpdate, own)).toEqual([
      '/request/__proto__ unknown-field',
      '/__proto__ unknown-field',
      '/constructor unknown-field',
      '/toString unknown-field',
      '/hasOwnProperty unknown-field',
    ])
    expect(warningsOf(icmpMonitorUpdate, update(), { baseline: JSON.parse('{"__proto__":{"frequency":0}}') })).toEqual(
      [],
    )
  })

  it('is an error of type even if it has the property names of a snapshot', () => {
    const ours = { $clean: true, $unlisted: ['x'] }
    expect(
      errorsOf(icmpMonitorUpdate, update({ name: ours, tags: [ours], groupId: ours, request: { hostname: ours } })),
    ).toEqual(['/name type', '/tags/0 type', '/groupId type', '/request/hostname type'])
    expect(errorsOf(bodyContracts.errorGroup, group({ id: ours }))).toEqual(['/id type'])
  })

  it('leads to a result even with cycles or 200,000 levels', () => {
    let deep: object = {}
    for (let level = 0; level < 200_000; level++) deep = level % 2 ? { deep } : [deep]
    const cycle: Record<string, unknown> = update()
    for (const name of ['heartbeat', 'request', 'alertSettings', 'unlisted', 'name']) cycle[name] = cycle
    for (const name of bodyNames) {
      checkAgreement(name, () => deep)
      checkAgreement(name, () => cycle)
      checkAgreement(name, () => [cycle, deep])
    }
    expect(
      errorsOf(
        icmpMonitorUpdate,
        update({ heartbeat: deep, tags: [deep], request: { assertions: [{ source: deep }] }, unlisted: deep }),
      ),
    ).toEqual(['/tags/0 type', '/request/assertions/0/source type'])
  })
})

describe('every exported function, for every argument', () => {
  const failure = new Error('planted in a hostile value')
  const fails = () => {
    throw failure
  }

  /** Values that throw, change, never end or are not JSON, created again for each call. */
  const hostile: readonly (readonly [string, () => unknown])[] = [
    ['a revoked proxy of an object', () => revoked()],
    ['a revoked proxy of a list', () => revoked([])],
    ['a revoked proxy of a function', () => revoked(() => 0)],
    ...(['get', 'ownKeys', 'getOwnPropertyDescriptor', 'getPrototypeOf', 'has'] as const).map(
      (trap) => [`a proxy whose trap ${trap} fails`, () => new Proxy({ name: 'x' }, { [trap]: fails })] as const,
    ),
    ['a list whose items fail', () => Object.defineProperty(['x'], 0, { enumerable: true, get: fails })],
    ['a list that is too long', () => new Proxy([], { get: (_, key) => (key === 'length' ? 2 ** 53 : undefined) })],
    ['an object whose fields fail', () => Object.defineProperty({}, 'name', { enumerable: true, get: fails })],
    ['an object whose conversions fail', () => ({ toString: fails, valueOf: fails, toJSON: fails, then: fails })],
    ['an object without a prototype', (): unknown => Object.create(null)],
    [
      'a cycle',
      () => {
        const cycle: Record<string, unknown> = { name: 'x' }
        return Object.assign(cycle, { cycle, errors: [cycle], alertSettings: cycle, links: [cycle], fixed: cycle })
      },
    ],
    [
      '200,000 levels',
      () => {
        let deep: unknown = {}
        for (let level = 0; level < 200_000; level++) deep = level % 2 ? { deep } : [deep]
        return deep
      },
    ],
    ['undefined', () => undefined],
    ['null', () => null],
    ['a list', () => []],
    ['a number', () => 5],
    ['NaN', () => NaN],
    ['a text', () => '__proto__'],
    ['a symbol', () => Symbol('s')],
    ['a big integer', () => 10n],
    ['a function', () => fails],
    ['a class', () => class {}],
    ['a date', () => new Date(NaN)],
    ['a promise', () => Promise.resolve()],
    ['a map', () => new Map([['name', 'x']])],
    ['a boxed text', () => Object('x')],
    ['the global object', () => globalThis],
  ]

  /** Returns whether a function must return for every value. */
  const returnsAlways = (path: string): boolean =>
    /(?:^|\.)(?:validate|is|validateRequest)$|^redact$|^is[A-Z]/.test(path)

  /** A part with another name is a mistake in the program: who sends a request chooses the values of the parts only. */
  const namesUnknownPart = (path: string, error: unknown): boolean =>
    path.endsWith('.validateRequest') && error instanceof TypeError && error.message.startsWith('Unknown part ')

  const isMisuse = (error: unknown): boolean =>
    error === failure ||
    error instanceof ContractError ||
    error instanceof TypeError ||
    (error instanceof RangeError && !error.message.includes('call stack'))

  /** Returns the error that a call must not throw, as text; undefined if it throws none. */
  function fault(path: string, position: number, run: () => unknown): string | undefined {
    try {
      run()
      return undefined
    } catch (error) {
      const mayThrow = position > 0 || !returnsAlways(path) || namesUnknownPart(path, error)
      const tells = error !== failure && String(error).includes(failure.message)
      return mayThrow && isMisuse(error) && !tells ? undefined : `${path}, argument ${position}: ${String(error)}`
    }
  }

  /** The call of each function with the most arguments. */
  const longest = new Map<unknown, Call>()
  for (const call of sampleCalls()) {
    const known = longest.get(call.function)
    if (known === undefined || call.arguments.length > known.arguments.length) longest.set(call.function, call)
  }

  it.each(hostile)('returns a result, or throws a documented error: %s', (_, make) => {
    const faults = [...longest.values()].flatMap(({ path, function: called, arguments: values }) =>
      Array.from({ length: Math.max(values.length, 1) }, (_, position) =>
        fault(path, position, () =>
          Reflect.apply(called, undefined, Object.assign([...values], { [position]: make() })),
        ),
      ),
    )
    expect(faults.filter((each) => each !== undefined)).toEqual([])
  })

  it('returns the same for deeply frozen arguments', () => {
    const frozen = (value: unknown): void => {
      if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
      Object.freeze(value)
      for (const part of Object.values(value)) frozen(part)
    }
    const outcome = ({ run }: Call): string => {
      try {
        return JSON.stringify(run())
      } catch (error) {
        return String(error)
      }
    }
    // The plugin changes its Ajv instance on purpose.
    const calls = (): readonly Call[] => sampleCalls().filter(({ entry }) => entry !== 'monitor-contract/ajv')
    const expected = calls().map(outcome)
    const actual = calls().map((call) => {
      frozen(call.arguments)
      return outcome(call)
    })
    expect(actual).toEqual(expected)
  })
})
