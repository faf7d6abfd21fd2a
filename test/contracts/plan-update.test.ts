// Tests `planUpdate`, the preview of an update.
import { describe, expect, it } from 'vitest'
import { icmpMonitorUpdate, planUpdate, redact, type PlanOptions, type UpdatePlan } from 'monitor-contract'

const required = { heartbeat: {}, script: '' }
const plan = (stored: object, changes: object, options?: PlanOptions) => planUpdate(stored, changes, options)
const long = 'x'.repeat(25_000)
const lines = (list: readonly { pointer: string }[], field: string) =>
  list.map((each) => `${String(Reflect.get(each, field))} ${each.pointer}`)

describe('changes', () => {
  const monitor = { ...required, name: 'edge', description: null, locations: ['eu-west-1', 'us-east-1'] }
  const request = { hostname: 'a', pingCount: 5, extra: { deep: [1, { a: null }] } }

  it.each<[what: string, stored: object, changes: object, expected: readonly string[]]>([
    ['undefined', monitor, { name: undefined, tags: undefined }, []],
    ['values that are no JSON numbers', { groupId: NaN, heartbeat: { a: NaN } }, {}, []],
    ['null, which an update cannot hold, for a default', { ...monitor, frequency: null }, { frequency: 10 }, []],
    [
      'a long text with another middle',
      { tags: [long] },
      { tags: [`${long.slice(0, 12_000)}y${long.slice(12_001)}`] },
      ['replace /tags'],
    ],
    [
      'fields inside objects',
      { request },
      { request: { hostname: 'b', extra: { deep: [1, {}], more: 1 }, skipSSL: true } },
      ['replace /request/hostname', 'remove /request/pingCount', 'add /request/extra/more', 'add /request/skipSSL'],
    ],
    [
      'fields in the order of the schema',
      {},
      { tags: ['a'], name: 'a', ...required },
      ['add /heartbeat', 'add /script', 'add /name', 'add /tags'],
    ],
    [
      'a value that stays secret',
      { heartbeat: { secret: true, value: 'a' } },
      { heartbeat: { secret: true, value: 'b' } },
      ['replace /heartbeat/value'],
    ],
    [
      'a value that becomes secret',
      { heartbeat: { value: 'a' } },
      { heartbeat: { secret: true, value: 'b' } },
      ['replace /heartbeat'],
    ],
    [
      'variables in place of null',
      { environmentVariables: null },
      { environmentVariables: [{ key: 'A', value: 'a' }] },
      ['add /environmentVariables'],
    ],
  ])('are listed for %s', (_, stored, changes, expected) => {
    for (const send of ['all', 'changed'] as const)
      expect(lines(plan(stored, changes, { send }).changes, 'kind')).toEqual(expected)
  })

  it('have the values before and after, the default in place of a missing one', () => {
    const { changes } = plan({ name: 'a', tags: ['x'] }, { name: 'b', frequency: 5, tags: [], description: 'd' })
    expect(changes).toEqual([
      { path: ['name'], pointer: '/name', kind: 'replace', from: 'a', to: 'b', secret: false },
      { path: ['tags'], pointer: '/tags', kind: 'replace', from: ['x'], to: [], secret: false },
      { path: ['description'], pointer: '/description', kind: 'add', to: 'd', secret: false },
      { path: ['frequency'], pointer: '/frequency', kind: 'replace', from: 10, to: 5, secret: false },
    ])
  })

  it('end for objects that contain themselves, and for very deep ones', () => {
    const cyclic = (grace: number) => {
      const heartbeat: Record<string, unknown> = { grace }
      heartbeat['self'] = heartbeat
      return { heartbeat }
    }
    expect(plan(cyclic(1), cyclic(1)).changes).toEqual([])
    expect(lines(plan(cyclic(1), cyclic(2)).changes, 'kind')[0]).toBe('replace /heartbeat/grace')
    const deep = (end: number) => {
      let value: object = { end }
      for (let level = 0; level < 20_000; level++) value = { value }
      return { heartbeat: value }
    }
    expect(plan(deep(1), deep(2)).changes).toHaveLength(1)
  })

  it('compare two shared objects once, in however many places', () => {
    const shared = (leaf: number) =>
      Array.from({ length: 40 }).reduce<object>((inside) => ({ a: inside, b: inside }), { leaf })
    const stored = { heartbeat: { a: shared(1) }, script: '' }
    expect(planUpdate(stored, { heartbeat: { a: shared(2) } }).changes).toHaveLength(41)
  })
})

describe('the body', () => {
  const stored = { name: 'edge', checkType: 'ICMP', privateLocations: ['a'], newer: 1, tags: null, muted: true }

  it('has only the changed fields, heartbeat, script, and what the caller added, with send: changed', () => {
    const changes = { ...required, muted: false, name: 'edge', privateLocations: 'a', colour: 1 }
    const { body, result } = plan({ ...stored, heartbeat: {} }, changes, { send: 'changed' })
    expect(body).toEqual({ ...required, muted: false, privateLocations: 'a', colour: 1 })
    expect(result.valid).toBe(true)
    expect(plan({ ...stored, ...required }, {}, { send: 'changed' }).body).toEqual(required)
  })

  it('is validated with the stored monitor as baseline, and with unchanged: accept', () => {
    const broken = { ...required, frequency: 7, locations: ['xx-1'] }
    expect(plan(broken, { name: 'b' }).result).toEqual(
      icmpMonitorUpdate.validate({ ...broken, name: 'b' }, { baseline: broken, unchanged: 'accept' }),
    )
    expect(plan(broken, { frequency: 8 }).result.errors.map(({ pointer }) => pointer)).toEqual(['/frequency'])
    expect(plan({}, {}).result.errors.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'required /heartbeat',
      'required /script',
    ])
  })
})

it.each<[what: string, stored: object, changes: object, options: PlanOptions, expected: readonly string[]]>([
  ['no unknown fields that are kept', { newer: 1 }, {}, { unknownFields: 'keep' }, []],
  ['what is sent in another form', { privateLocations: ['a'], newer: 1 }, { privateLocations: 'a', newer: 2 }, {}, []],
  [
    'nulls at any depth, whatever is sent',
    { tags: null, description: null, request: { hostname: null, assertions: [{}, { source: null }], odd: null } },
    { muted: true },
    { send: 'changed' },
    [
      'null-not-accepted /tags',
      'null-not-accepted /request/hostname',
      'null-not-accepted /request/assertions/1/source',
    ],
  ],
  ['no null that is replaced', { tags: null, request: { hostname: null } }, { tags: [], request: {} }, {}, []],
])('omitted lists %s', (_, stored, changes, options, expected) => {
  expect(lines(plan(stored, changes, options).omitted, 'reason')).toEqual(expected)
})

it('uncertain has the value of either reading', () => {
  expect(
    plan({ ...required, name: 'edge', muted: true, frequency: 5, id: 'a' }, {}, { send: 'changed' }).uncertain,
  ).toEqual([
    { path: ['name'], pointer: '/name', merged: 'edge', replaced: undefined },
    { path: ['muted'], pointer: '/muted', merged: true, replaced: false },
    { path: ['frequency'], pointer: '/frequency', merged: 5, replaced: 10 },
  ])
})

it.each<[what: string, stored: object, changes: object]>([
  [
    'a value that was secret before, with the same text',
    { heartbeat: { list: [], inner: { secret: true, value: 'S1' } } },
    { heartbeat: { list: [], inner: { secret: false, value: 'S1' } } },
  ],
  [
    'a value in a list of lists that was secret before',
    { heartbeat: { lists: [[{ locked: true, value: 'S1' }]] } },
    { heartbeat: { lists: [[{ value: 'S1' }]] } },
  ],
  ['the text of variables', { environmentVariables: 'PIN=S1' }, { environmentVariables: { PIN: 'S2' } }],
  ['the URL of a channel', { heartbeat: { slack: { url: 'S1' } } }, { heartbeat: { slack: { url: 'S2' } } }],
])('redact hides %s in a plan', (_, stored, changes) => {
  const secrets = /S[12]/
  const options = { unknownFields: 'keep' } as const
  expect(JSON.stringify(plan(stored, changes, options))).toMatch(secrets)
  expect(JSON.stringify(redact(plan(stored, changes, options)))).not.toMatch(secrets)
  expect(JSON.stringify(redact(plan(stored, changes)))).not.toMatch(secrets)
  // A copy of the plan shares no objects, so only its changes hide what was secret before.
  const copy = redact(JSON.parse(JSON.stringify(plan(stored, changes))) as UpdatePlan)
  expect(JSON.stringify(copy.changes)).not.toMatch(secrets)
  expect(plan(stored, changes).changes.map(({ secret }) => secret)).toEqual([true])
})

it.each(['all', 'changed'] as const)(
  'redact hides a value of an unknown field that was secret before, or will be, if the body has %s fields',
  (send) => {
    const locked = { a: [{ value: 'S1', locked: true }], value: 'b' }
    const open = { a: [{ value: 'S1', locked: false }], value: 'b' }
    for (const [before, after] of [
      [locked, open],
      [open, locked],
    ]) {
      const made = plan({ newer: before }, { newer: after }, { send })
      expect(JSON.stringify(redact(made))).not.toContain('S1')
      expect(redact({ uncertain: made.uncertain })).toMatchObject({ uncertain: [{ path: ['newer'] }] })
    }
  },
)

it('redact hides a value in a response-only field of the body, whose flag can be new', () => {
  const alertChannels = { webhook: { queryParameters: [[{ value: 'S1', locked: false }]] } }
  expect(JSON.stringify(redact(plan(required, { alertChannels })))).not.toContain('S1')
})

it('redact keeps the other values of a plan', () => {
  const environmentVariables = [{ key: 'A', value: 'a' }]
  const made = plan(
    { ...required, name: 'cookie', description: 'a', environmentVariables: null },
    { name: 'b', description: 'c', environmentVariables },
  )
  expect(redact(made)).toEqual(made)
  expect(made.changes.map(({ secret }) => secret)).toEqual([false, false, false])
})
