// Returns an issue of every code, from sample values of every contract.
import { errorGroup, errorGroupList, icmpMonitorUpdate, operations, type Issue, type Result } from 'monitor-contract'
import { validateText } from 'monitor-contract/text'
import { validateYaml } from 'monitor-contract/yaml'
import { bodyContracts, bodyNames, isMonitor, isUpdate, type BodyName } from './body-contracts.ts'
import type { UntypedContract } from './untyped-contracts.ts'
import { group, monitor, update } from './minimal-bodies.ts'
import { once } from './once.ts'

const unreadable = {
  get name(): string {
    throw new Error('unreadable')
  },
}

/** Updates, most of them invalid, and the options of their validation. */
const updates = (): readonly (readonly [value: unknown, options?: object])[] => [
  ['{}'],
  [5],
  [
    {
      name: 5,
      tags: 'a',
      request: 'a',
      retryStrategy: 5,
      muted: 'true',
      frequency: '5',
      frequencyOffset: '5',
      maxResponseTime: '5',
      maxPacketLossThreshold: {},
      heartbeat: [],
      groupOrder: undefined,
      description: false,
    },
  ],
  [update({ frequency: 5.5, maxResponseTime: NaN, description: Symbol('text') })],
  [update({ frequency: 7, locations: ['eu-west-11', 'x'], runtimeId: 'x', groupOrder: -1 })],
  [update({ maxResponseTime: 400_000, degradedResponseTime: -1, maxPacketLossThreshold: 0 })],
  [update({ maxPacketLossThreshold: 101, description: 'x'.repeat(501) })],
  [update({ environmentVariables: Array.from({ length: 51 }, () => ({ key: 'a', value: 'b' })) })],
  [update({ frequency: 5, frequencyOffset: 300 })],
  [update({ frequency: 0, frequencyOffset: 15 })],
  [update({ frequency: 1, frequencyOffset: 11 })],
  [update({ frequency: 2, frequencyOffset: 21 })],
  [update({ frequencyOffset: 601 })],
  [update({ frequency: 5 }), { baseline: { frequencyOffset: 300 } }],
  [update({ frequencyOffset: 300 }), { baseline: { frequency: 5 } }],
  [update({ degradedPacketLossThreshold: 25, maxPacketLossThreshold: 5 })],
  [update({ maxPacketLossThreshold: 5 }), { baseline: { degradedPacketLossThreshold: 25 } }],
  [update({ degradedPacketLossThreshold: 25 }), { baseline: { maxPacketLossThreshold: 5 } }],
  [update({ frequencyOffset: 101 })],
  [update({ maxPacketLossThreshold: 5 })],
  [update({ activted: true, colour: 1, '': 1, id: 'x', doubleCheck: true })],
  [update({ frequency: 0, setupSnippetId: 1, alertSettings: {} })],
  [update({ environmentVariables: [{ key: 'a', value: 'b' }] })],
  [update({ degradedResponseTime: 5000, maxResponseTime: 3000 })],
  [update({ maxResponseTime: 3000 }), { baseline: { degradedResponseTime: 5000 } }],
  [update({ degradedPacketLossThreshold: 10, maxPacketLossThreshold: 30, request: { pingCount: 3 } })],
  [
    update({ degradedPacketLossThreshold: 10, maxPacketLossThreshold: 20 }),
    { baseline: { request: { pingCount: 5 } } },
  ],
  [update({ request: { assertions: [{ source: 'LATENCY', target: 'x' }] } })],
  [unreadable],
]

const monitors = (): readonly unknown[] => [
  monitor({ created_at: 'x', updated_at: 'x', id: 'x', checkType: 'TCP' }),
  monitor({ created_at: '2026-02-30', updated_at: '2026-02-30T00:00:00Z' }),
]

/** Texts that are not JSON, each in its own way. */
const texts = [
  '',
  '{',
  '{"a"',
  '{"a":1',
  '[',
  '[1',
  '[1,]',
  '{"a":1,}',
  '{} x',
  "'a'",
  '// a',
  '\uFEFF{}',
  '"',
  '"\n"',
  '"\\x"',
  '"\\u1x"',
  '-x',
  '{"a":1,"a":2}',
]

/** The contracts of a part of the requests of all operations. */
const partsOf = (part: 'params' | 'query' | 'headers'): readonly UntypedContract[] =>
  Object.values<Partial<Record<typeof part, UntypedContract>>>(operations).flatMap((operation) => operation[part] ?? [])

/** Results that have every issue code, and every branch of its params. */
const results = (): readonly Result<unknown>[] => {
  const contractsOf = (isChosen: (name: BodyName) => boolean) =>
    bodyNames.filter(isChosen).map((name) => bodyContracts[name])
  return [
    ...contractsOf(isUpdate).flatMap((contract) =>
      updates().map(([value, options]) => contract.validate(value, options)),
    ),
    ...contractsOf(isMonitor).flatMap((contract) => monitors().map((value) => contract.validate(value))),
    errorGroup.validate(group({ firstSeen: '2026-02-02', lastSeen: '2026-02-01' })),
    errorGroupList.validate([group(), group()]),
    ...partsOf('query').flatMap((contract) =>
      ['limit=0&page=1.5', 'limit=1&limit=2&page=x'].map((query) => contract.validate(query)),
    ),
    ...partsOf('headers').map((contract) => contract.validate({ authorization: 'x' })),
    ...partsOf('params').flatMap((contract) => [{}, { id: '' }].map((value) => contract.validate(value))),
    ...texts.map((text) => validateText(icmpMonitorUpdate, text)),
    ...validateYaml(icmpMonitorUpdate, 'a: *b'),
  ]
}

export const issuesOf = ({ errors, warnings }: Result<unknown>): readonly Issue[] => [...errors, ...warnings]

/** Returns issues once for each code, severity and message, in the order of the codes. */
export const distinct = (issues: readonly Issue[]): readonly Issue[] =>
  [...new Map(issues.map((issue) => [`${issue.code} ${issue.severity} ${issue.message}`, issue])).values()].sort(
    (a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  )

/** Issues of every code of the package, one for each kind of params. */
export const exampleIssues: () => readonly Issue[] = once(() => distinct(results().flatMap(issuesOf)))
