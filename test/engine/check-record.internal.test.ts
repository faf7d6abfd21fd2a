// Tests that the code of Ajv keeps nothing of a value.
import { expect, it } from 'vitest'
import { checkRecord, withOwnErrors } from '../../src/engine/check-record.ts'
import { checkIcmpMonitor } from '../../src/generated/checks.js'

it('keeps no errors after a check, of which a tolerant reader can have millions', () => {
  const check = withOwnErrors(checkIcmpMonitor)
  expect(checkRecord(check, { name: 'x', locations: Array(1000).fill('mars') }, Infinity)).toHaveLength(1000)
  expect(check.errors).toBeNull()
})
