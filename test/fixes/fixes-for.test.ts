// Tests which fixes each kind of issue has, and which has none.
import { describe, expect, it } from 'vitest'
import { applyFix, fixesFor, icmpMonitor, icmpMonitorUpdate } from 'monitor-contract'
import { revoked } from '../helpers/hostile-values.ts'
import { fixesOf } from './fixes-as-text.ts'

const update = { heartbeat: {}, script: '' }
const monitor = { name: 'edge' }

const fixesInUpdate = (fields: object, options?: Parameters<typeof icmpMonitorUpdate.validate>[1]): string[] => {
  const value = { ...update, ...fields }
  return fixesOf(value, icmpMonitorUpdate.validate(value, options))
}

describe('an unknown field', () => {
  it.each<[string, object, string[]]>([
    ['is renamed in its object', { activted: true }, ['safe: Rename to "activated" | move /activted /activated']],
    [
      'is renamed in a nested object',
      { request: { host_name: 'a' } },
      ['safe: Rename to "hostname" | move /request/host_name /request/hostname'],
    ],
    [
      'is renamed in an item of a list',
      { environmentVariables: [{ key: 'a', value: 'b', 'lo/cked': true }] },
      ['safe: Rename to "locked" | move /environmentVariables/0/lo~1cked /environmentVariables/0/locked'],
    ],
    [
      'is moved into an object',
      { hostname: 'a', request: {} },
      ['unsafe: Move to "request.hostname" | move /hostname /request/hostname'],
    ],
    [
      'is moved after each missing object on the way was added',
      { failedRunThreshold: 1, useGlobalAlertSettings: false },
      [
        'unsafe: Move to "alertSettings.runBasedEscalation.failedRunThreshold" | add /alertSettings {} | add /alertSettings/runBasedEscalation {} | move /failedRunThreshold /alertSettings/runBasedEscalation/failedRunThreshold',
      ],
    ],
    [
      'is moved to the top',
      { request: { Frequency: 5 } },
      ['unsafe: Move to "frequency" | move /request/Frequency /frequency'],
    ],
    [
      'with a value of another kind is renamed only by a person',
      { environment: 'production' },
      ['unsafe: Rename to "environmentVariables" | move /environment /environmentVariables'],
    ],
    [
      'whose name lacks letters is renamed',
      { sslCheck: 'a' },
      ['safe: Rename to "sslCheckDomain" | move /sslCheck /sslCheckDomain'],
    ],
    ...Object.entries({ sslCheckDomain: { sslCheck: true }, privateLocations: { private: true } }).map(
      ([name, fields]): [string, object, string[]] => [
        `is renamed to ${name} only by a person if its value would need another fix`,
        fields,
        [`unsafe: Rename to "${name}" | move /${Object.keys(fields).join()} /${name}`],
      ],
    ),
    [
      'is renamed only by a person if its unit is a guess',
      { retryStrategy: { baseBackoff: 500 } },
      ['unsafe: Rename to "baseBackoffSeconds" | move /retryStrategy/baseBackoff /retryStrategy/baseBackoffSeconds'],
    ],
    ['is removed beside a value', { frequncy: 5, frequency: 10 }, ['unsafe: Remove the field | remove /frequncy']],
    ['is renamed unread', { activted: revoked() }, ['unsafe: Rename to "activated" | move /activted /activated']],
    ['without a suggestion has no fix', { colour: 5 }, []],
  ])('%s', (_, fields, fixes) => {
    expect(fixesInUpdate(fields)).toEqual(fixes)
  })

  it.each([[null], ['a'], [[]]])('has no fix if %j is where the object should be', (request) => {
    const value = { ...update, hostname: 'a', request }
    const [issue] = icmpMonitorUpdate.validate(value).warnings
    expect(issue?.pointer).toBe('/hostname')
    expect(issue && fixesFor(issue, value)).toEqual([])
  })
})

describe('a value of the wrong type', () => {
  it.each<[string, object, string[]]>([
    ['is a number without quotes', { frequency: ' 5 ' }, ['safe: Remove the quotes | replace /frequency 5']],
    ['is null without quotes', { groupId: 'null' }, ['safe: Remove the quotes | replace /groupId null']],
    ['is a boolean without quotes', { muted: 'true' }, ['safe: Remove the quotes | replace /muted true']],
    ['is the boolean that a word means', { muted: ' Off' }, ['safe: Use false | replace /muted false']],
    [
      'is text in quotes',
      { name: 5, sslCheckDomain: false },
      ['safe: Put it in quotes | replace /name "5"', 'safe: Put it in quotes | replace /sslCheckDomain "false"'],
    ],
    ['is the listed text of it', { runtimeId: 2022.1 }, ['safe: Put it in quotes | replace /runtimeId "2022.10"']],
    ['may be several items', { tags: 'a, b' }, ['unsafe: Put it in a list | replace /tags ["a, b"]']],
    ['is an item of a list', { tags: 'edge' }, ['safe: Put it in a list | replace /tags ["edge"]']],
    ['can be an item in quotes', { tags: true }, ['safe: Put it in a list | replace /tags [true]']],
    [
      'is null, or an item of a list',
      { locations: 'null' },
      ['safe: Remove the quotes | replace /locations null', 'safe: Put it in a list | replace /locations ["null"]'],
    ],
    ['has no fix if its number is not listed', { runtimeId: 2022.2 }, []],
    ['has no fix if its text is no finite number', { groupId: '1e999' }, []],
    ['has no fix if its number would lose digits', { groupId: '9007199254740993', frequency: '1e-400' }, []],
    ['is zero without quotes', { frequency: '-0.0e5' }, ['safe: Remove the quotes | replace /frequency 0']],
    ['has no fix if its text is of another type', { frequency: '5.5', groupId: 'true', request: '{}' }, []],
    ['has no fix if a list would refuse it', { environmentVariables: 5, alertChannelSubscriptions: 'a' }, []],
    ['has no fix if it has no text in JSON', { name: NaN, script: Infinity, tags: null }, []],
  ])('%s', (_, fields, fixes) => {
    expect(fixesInUpdate(fields)).toEqual(fixes)
  })
})

describe('a value that is not allowed', () => {
  it.each<[string, object, string[]]>([
    [
      'is the suggested value',
      { locations: ['us-aest-2'] },
      ['safe: Use "us-east-2" | replace /locations/0 "us-east-2"'],
    ],
    ['is the maximum', { maxResponseTime: 300_001 }, ['unsafe: Use 300000 | replace /maxResponseTime 300000']],
    ['is the minimum', { maxResponseTime: -1 }, ['unsafe: Use 0 | replace /maxResponseTime 0']],
    ['is the nearest offset', { frequency: 5, frequencyOffset: 51 }, ['unsafe: Use 50 | replace /frequencyOffset 50']],
    [
      'is the lower one of two near offsets',
      { frequency: 0, frequencyOffset: 25 },
      ['unsafe: Use 20 | replace /frequencyOffset 20'],
    ],
    [
      'is the largest offset of all frequencies',
      { frequencyOffset: 601 },
      ['unsafe: Use 600 | replace /frequencyOffset 600'],
    ],
    [
      'is the other packet loss',
      { degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 },
      ['unsafe: Use 30 | replace /maxPacketLossThreshold 30'],
    ],
    [
      'is the other response time',
      { degradedResponseTime: 30, maxResponseTime: 20 },
      ['unsafe: Use 30 | replace /maxResponseTime 30'],
    ],
    ['has no fix if nothing is similar', { locations: ['mars'], frequency: 3 }, []],
    ['has no fix if it is too long', { sslCheckDomain: 'x'.repeat(501) }, []],
  ])('%s', (_, fields, fixes) => {
    expect(fixesInUpdate(fields).filter((fix) => !fix.includes('/frequency '))).toEqual(fixes)
  })

  it('has the same fixes if it is accepted with a warning', () => {
    const value = { name: 'edge', locations: ['us-aest-2'], maxResponseTime: 300_001, degradedResponseTime: -1 }
    const fixes = (reader: 'strict' | 'tolerant') => fixesOf(value, icmpMonitor.validate(value, { reader }))
    expect(fixes('tolerant')).toEqual(fixes('strict'))
  })

  it('is added if only the baseline has the threshold', () => {
    const options = { baseline: { maxPacketLossThreshold: 20 } }
    expect(fixesInUpdate({ degradedPacketLossThreshold: 30 }, options)).toEqual([
      'unsafe: Use 30 | add /maxPacketLossThreshold 30',
    ])
  })

  it('has no fix if only the baseline has the offset', () => {
    expect(fixesInUpdate({ frequency: 1 }, { baseline: { frequencyOffset: 50 } })).toEqual([])
  })
})

describe('a response-only field', () => {
  it('is removed', () => {
    expect(fixesInUpdate({ created_at: 'x' })).toEqual(['safe: Remove the field | remove /created_at'])
  })
})

describe('a shared value', () => {
  it('is changed only where the fix is', () => {
    const channel = { url: 'https://a.example', nmae: 'a' }
    const value = { ...monitor, alertChannels: { webhook: [channel, channel] } }
    const [issue] = icmpMonitor.validate(value, { unknownFields: 'warn' }).warnings
    const [fix] = issue === undefined ? [] : fixesFor(issue, value)
    expect(fix && applyFix(value, fix)).toEqual({
      ...monitor,
      alertChannels: { webhook: [{ url: 'https://a.example', name: 'a' }, channel] },
    })
  })
})
