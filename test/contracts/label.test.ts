// Tests the option `label`, and the related fields of issues.

import {
  errorGroupList,
  icmpMonitorUpdate,
  operations,
  prefixIssues,
  type Path,
  type Result,
} from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { group } from '../helpers/minimal-bodies.ts'

const label = (path: Path): string => `<${path.join('.')}>`
const update = { heartbeat: {}, script: '' }
const broken = {
  ...update,
  frequency: 5,
  frequencyOffset: 51,
  degradedPacketLossThreshold: 25,
  maxPacketLossThreshold: 5,
  degradedResponseTime: 20,
  maxResponseTime: 10,
  useGlobalAlertSettings: true,
  alertSettings: {},
}

const messagesOf = ({ errors, warnings }: Result<unknown>): string[] =>
  [...errors, ...warnings].map(({ message }) => message)

describe('the option label', () => {
  it('names every field of a message, also those of other fields', () => {
    const all = messagesOf(icmpMonitorUpdate.validate(broken, { label }))
    expect(all).toHaveLength(4)
    for (const [at, others] of [
      ['<frequencyOffset>', '<frequency>'],
      ['<maxPacketLossThreshold>', '<degradedPacketLossThreshold>'],
      ['<maxResponseTime>', '<degradedResponseTime>'],
      ['<alertSettings>', '<useGlobalAlertSettings>'],
    ] as const)
      expect(
        all.filter((message) => message.includes(at) && message.includes(others)),
      ).toHaveLength(1)
    expect(all.join(' ').replaceAll(/<\w+>/g, '')).not.toMatch(
      /frequency|Threshold|ResponseTime|Settings/,
    )

    const [repeated = ''] = messagesOf(errorGroupList.validate([group(), group()], { label }))
    expect(repeated.match(/<[\w.]+>/g)).toEqual(['<1>', '<1.checkId>', '<1.errorHash>', '<0>'])
    expect(repeated.replaceAll(/<[\w.]+>/g, '')).not.toMatch(/checkId|errorHash/)
  })

  it('is not called for the whole value, for unknown fields or for suggestions', () => {
    const paths: unknown[] = []
    const options = { label: (path: Path): string => `${paths.push(path)}` }
    const [unknown = ''] = messagesOf(
      icmpMonitorUpdate.validate({ ...update, activted: 1 }, options),
    )
    expect(unknown).toMatch(/activted.*activated/)
    expect(messagesOf(icmpMonitorUpdate.validate(5, options))).toHaveLength(1)
    const unknownFields = {
      ...update,
      colour: 1,
      request: { hostname: 'a', x: 1, assertions: [{ y: 1 }] },
    }
    expect(messagesOf(icmpMonitorUpdate.validate(unknownFields, options))).toHaveLength(3)
    expect(paths).toEqual([])
  })

  it('gets the part of a request at the start of the path', () => {
    const request = {
      params: { id: '' },
      headers: { authorization: 'Bearer x' },
      body: { ...update, name: 5 },
    }
    const { errors } = operations.updateIcmpMonitor.validateRequest(request, { label })
    expect(errors.map(({ message }) => message)).toEqual([
      '<params.id> must have at least 1 character.',
      '<body.name> must be a string, not a number.',
    ])
  })

  it('is the second argument of functions in messages', () => {
    const messages = {
      maximum: (_: unknown, name: (path: Path) => string) => name(['maxResponseTime']),
    }
    const value = { ...update, maxResponseTime: 1e9 }
    expect(messagesOf(icmpMonitorUpdate.validate(value, { messages }))).toEqual(['maxResponseTime'])
    expect(messagesOf(icmpMonitorUpdate.validate(value, { messages, label }))).toEqual([
      '<maxResponseTime>',
    ])
  })

  it('shows the path where it returns undefined', () => {
    const { errors } = icmpMonitorUpdate.validate({ heartbeat: {} }, { label: () => undefined })
    expect(errors.map(({ message }) => message)).toEqual(['script is missing.'])
  })
})

describe('the related fields of an issue', () => {
  const relatedOf = (value: unknown, options = {}) =>
    Object.fromEntries(
      [
        ...icmpMonitorUpdate.validate(value, options).errors,
        ...icmpMonitorUpdate.validate(value, options).warnings,
      ].map(({ code, related }) => [code, related?.map(({ pointer }) => pointer)]),
    )

  it('are the other fields of the value that a rule compares', () => {
    expect(relatedOf(broken)).toEqual({
      'frequency-offset': ['/frequency'],
      'packet-loss-order': ['/degradedPacketLossThreshold'],
      'response-time-order': ['/degradedResponseTime'],
      'alert-settings-ignored': ['/useGlobalAlertSettings'],
    })
    expect(relatedOf({ ...update, frequency: 0 })).toEqual({
      'frequency-offset-missing': ['/frequency'],
      'sub-minute-frequency': undefined,
    })
    expect(relatedOf({ ...update, maxPacketLossThreshold: 5 })).toEqual({
      'defaults-conflict': undefined,
    })
  })

  it('are the earlier group of a duplicate, with the prefix of a part', () => {
    const groups = [group(), group()]
    const [warning] = errorGroupList.validate(groups).warnings
    expect(warning?.related).toEqual([{ path: [0, 'errorHash'], pointer: '/0/errorHash' }])
    const prefixed = prefixIssues('body', errorGroupList.validate(groups).warnings)
    expect(prefixed[0]?.related).toEqual([
      { path: ['body', 0, 'errorHash'], pointer: '/body/0/errorHash' },
    ])
  })
})
