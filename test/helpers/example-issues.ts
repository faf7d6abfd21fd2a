import {
  errorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  listErrorGroupsQuery,
  updateIcmpMonitorHeaders,
  updateIcmpMonitorParams,
  type Issue,
  type Result,
} from 'monitor-contract'
import { validateText } from 'monitor-contract/text'
import { group, monitor, update } from './minimal-bodies.ts'
import { once } from './once.ts'

const unreadable = {
  get name(): string {
    throw new Error('unreadable')
  },
}

/** Results that have every issue code, and every branch of its params. */
const results = (): readonly Result<unknown>[] => [
  icmpMonitorUpdate.validate('{}'),
  icmpMonitorUpdate.validate(5),
  icmpMonitorUpdate.validate({
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
  }),
  icmpMonitorUpdate.validate(update({ frequency: 7, locations: ['eu-west-11', 'x'], runtimeId: 'x', groupOrder: -1 })),
  icmpMonitorUpdate.validate(update({ maxResponseTime: 400_000, degradedResponseTime: -1, maxPacketLossThreshold: 0 })),
  icmpMonitorUpdate.validate(update({ maxPacketLossThreshold: 101, description: 'x'.repeat(501) })),
  icmpMonitorUpdate.validate(
    update({ environmentVariables: Array.from({ length: 51 }, () => ({ key: 'a', value: 'b' })) }),
  ),
  icmpMonitorUpdate.validate(update({ frequency: 5, frequencyOffset: 300 })),
  icmpMonitorUpdate.validate(update({ frequency: 0, frequencyOffset: 15 })),
  icmpMonitorUpdate.validate(update({ frequency: 1, frequencyOffset: 11 })),
  icmpMonitorUpdate.validate(update({ frequencyOffset: 601 })),
  icmpMonitorUpdate.validate(update({ frequency: 5 }), { baseline: { frequencyOffset: 300 } }),
  icmpMonitorUpdate.validate(update({ frequencyOffset: 300 }), { baseline: { frequency: 5 } }),
  icmpMonitorUpdate.validate(update({ degradedPacketLossThreshold: 25, maxPacketLossThreshold: 5 })),
  icmpMonitorUpdate.validate(update({ maxPacketLossThreshold: 5 }), { baseline: { degradedPacketLossThreshold: 25 } }),
  icmpMonitorUpdate.validate(update({ degradedPacketLossThreshold: 25 }), { baseline: { maxPacketLossThreshold: 5 } }),
  icmpMonitorUpdate.validate(update({ frequencyOffset: 101 })),
  icmpMonitorUpdate.validate(update({ maxPacketLossThreshold: 5 })),
  icmpMonitorUpdate.validate(update({ activted: true, colour: 1, '': 1, id: 'x', doubleCheck: true })),
  icmpMonitorUpdate.validate(update({ frequency: 0, setupSnippetId: 1, alertSettings: {} })),
  icmpMonitorUpdate.validate(update({ environmentVariables: [{ key: 'a', value: 'b' }] })),
  icmpMonitorUpdate.validate(update({ degradedResponseTime: 5000, maxResponseTime: 3000 })),
  icmpMonitorUpdate.validate(update({ maxResponseTime: 3000 }), { baseline: { degradedResponseTime: 5000 } }),
  icmpMonitorUpdate.validate(update({ request: { assertions: [{ source: 'LATENCY', target: 'x' }] } })),
  icmpMonitorUpdate.validate(unreadable),
  icmpMonitor.validate(monitor({ created_at: 'x', updated_at: 'x', id: 'x', checkType: 'TCP' })),
  icmpMonitor.validate(monitor({ created_at: '2026-02-30', updated_at: '2026-02-30T00:00:00Z' })),
  errorGroup.validate(group({ firstSeen: '2026-02-02', lastSeen: '2026-02-01' })),
  errorGroupList.validate([group(), group()]),
  listErrorGroupsQuery.validate('limit=0&page=1.5'),
  listErrorGroupsQuery.validate('limit=1&limit=2&page=x'),
  updateIcmpMonitorHeaders.validate({ authorization: 'x' }),
  updateIcmpMonitorParams.validate({}),
  ...[
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
  ].map((text) => validateText(icmpMonitorUpdate, text)),
]

export const issuesOf = ({ errors, warnings }: Result<unknown>): readonly Issue[] => [...errors, ...warnings]

/** Returns issues once for each code, severity and message, in the order of the codes. */
export const distinct = (issues: readonly Issue[]): readonly Issue[] =>
  [...new Map(issues.map((issue) => [`${issue.code} ${issue.severity} ${issue.message}`, issue])).values()].sort(
    (a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0),
  )

/** Issues of every code of the package, one for each kind of params. */
export const exampleIssues: () => readonly Issue[] = once(() => distinct(results().flatMap(issuesOf)))
