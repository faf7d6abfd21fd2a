import { describe, expect, it } from 'vitest'
import type { IssueCode } from 'monitor-contract'
import { codes, issueCodes } from '../../src/issues/issue-codes.ts'
import * as rules from '../../src/rules/index.ts'
import { readVectors } from '../helpers/vectors.ts'

/** What the conformance vectors expect of each code: the contracts that answer it, and what it comes as. */
const expected = new Map<string, { contracts: Set<string>; severities: Set<string> }>(
  codes.map((code) => [code, { contracts: new Set(), severities: new Set() }]),
)
for (const { contract, errors, warnings } of readVectors()) {
  for (const [severity, issues] of [
    ['error', errors],
    ['warning', warnings],
  ] as const) {
    for (const { code } of issues) {
      expected.get(code)?.contracts.add(contract)
      expected.get(code)?.severities.add(severity)
    }
  }
}

// A vector is a JSON value, and every JSON value can be read.
const inVectors = codes.filter((code) => code !== 'unreadable')

describe('the table of issue codes', () => {
  it('lists them in its order', () => expect(codes).toEqual(Object.keys(issueCodes)))

  it.each(inVectors)('names the contracts that the vectors expect %s of', (code) => {
    expect([...issueCodes[code].contracts].sort()).toEqual([...(expected.get(code)?.contracts ?? [])].sort())
  })

  it.each(inVectors)('names what the vectors expect %s to come as', (code) => {
    expect([...issueCodes[code].severities].sort()).toEqual([...(expected.get(code)?.severities ?? [])].sort())
  })
})

/** The fields that are read of a record, lists and objects in it included. */
function fieldsRead(read: (record: Record<string, never>) => unknown, record: object): string[] {
  const found = new Set<string>()
  const watched = (value: unknown, path: string): unknown =>
    typeof value !== 'object' || value === null
      ? value
      : new Proxy(value, {
          get(target, name) {
            const part: unknown = Reflect.get(target, name)
            if (typeof name === 'symbol' || typeof part === 'function' || name === 'length') return part
            const place = Array.isArray(target) ? `${path}[]` : path === '' ? name : `${path}.${name}`
            if (typeof part !== 'object' || part === null) found.add(place)
            return watched(part, place)
          },
        })
  read(watched(record, '') as Record<string, never>)
  return [...found].sort()
}

const notices = [
  ...rules.updateNotices,
  ...rules.listErrorGroupsQueryNotices,
  ...rules.listErrorGroupsHeadersNotices,
  ...rules.updateIcmpMonitorHeadersNotices,
]

/** A record in which every notice looks as far as it can. */
const record = { request: { assertions: [{ source: 'LATENCY', target: 'x' }] } }

describe('the fields that a code reads', () => {
  it.each(notices.map((notice) => [notice.finding.code, notice] as const))(
    'are those that the notice %s reads',
    (code, notice) => {
      expect([...(issueCodes[code].reads ?? [])].sort()).toEqual(fieldsRead((fields) => notice.places(fields), record))
    },
  )

  // One that breaks each rule, found by its code, so that the rules themselves need not name it.
  const broken: readonly (readonly [IssueCode, object])[] = [
    ['frequency-offset', { frequency: 1, frequencyOffset: 11 }],
    ['packet-loss-order', { degradedPacketLossThreshold: 2, maxPacketLossThreshold: 1 }],
    ['alert-settings-ignored', { alertSettings: {}, useGlobalAlertSettings: true }],
    ['frequency-offset-missing', { frequency: 0 }],
    ['response-time-order', { degradedResponseTime: 2, maxResponseTime: 1 }],
    ['seen-order', { firstSeen: '2026-01-02', lastSeen: '2026-01-01' }],
  ]
  const crossField = [...rules.monitorConstraints, ...rules.updateAdvices, ...rules.errorGroupAdvices]

  it('are checked of every rule over several fields', () => expect(broken.length).toBe(crossField.length))

  it.each(broken)('are those that the rule %s reads', (code, fields) => {
    const rule = crossField.find((each) => each.broken(fields)?.code === code)
    expect(issueCodes[code].reads).toEqual(rule?.reads)
  })

  it('are those that make two groups one', () =>
    expect(issueCodes['duplicate-group'].reads).toEqual(['checkId', 'errorHash']))

  it('are those that a default may conflict over', () => {
    expect(issueCodes['defaults-conflict'].reads).toEqual(rules.monitorConstraints.flatMap(({ reads }) => reads))
  })
})
