import { fc } from '@fast-check/vitest'
import { arbitraries } from 'monitor-contract/testing'
import { expect, inject, test } from 'vitest'

test('the runner and the arbitraries share the fast-check that is requested', () => {
  expect(Number.parseInt(fc.__version)).toBe(inject('fastCheck'))
  expect(arbitraries.icmpMonitorUpdate()).toBeInstanceOf(fc.Arbitrary)
})
