// Tests values that throw when they are read.
import { errorGroupList, icmpMonitorUpdate } from 'monitor-contract'
import { expect, it } from 'vitest'

const unreadable = new Proxy(
  {},
  {
    ownKeys: () => {
      throw new Error('no')
    },
  },
)

it('reports one error with the reason for a value that throws when it is read', () => {
  expect(icmpMonitorUpdate.validate(unreadable).errors).toEqual([
    {
      severity: 'error',
      code: 'unreadable',
      path: [],
      pointer: '',
      params: {},
      message: 'The value cannot be read: an accessor or a proxy in it throws.',
    },
  ])
})

it('reports only that a list cannot be read if one of its items throws', () => {
  const { errors } = errorGroupList.validate([5, unreadable, {}])
  expect(errors.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['unreadable '])
})

it('reports an object whose fields are not described if it is a revoked proxy', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  for (const value of [
    proxy,
    { heartbeat: proxy, script: '' },
    { alertChannelSubscriptions: [proxy] },
    { script: proxy },
  ])
    expect(icmpMonitorUpdate.validate(value).errors.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'unreadable ',
    ])
})
