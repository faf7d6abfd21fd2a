import { icmpMonitorUpdate } from 'monitor-contract'
import { expect, it } from 'vitest'

const unreadable = new Proxy(
  {},
  {
    ownKeys: () => {
      throw new Error('no')
    },
  },
)

it('reports one error for a value that throws when it is read, and says why', () => {
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
