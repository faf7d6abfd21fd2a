// Tests the option `reader: 'tolerant'`, for clients of a newer service.
import { expect, it } from 'vitest'
import { icmpMonitor, icmpMonitorUpdate } from 'monitor-contract'
import { monitor } from '../helpers/minimal-bodies.ts'

it.each<{ label: string; fields: object }>([
  { label: 'locations[0]', fields: { locations: ['mars-1'] } },
  { label: 'frequency', fields: { frequency: 7 } },
  { label: 'runtimeId', fields: { runtimeId: '2026.4' } },
])(
  'an unknown value of $label has the code and params of an error, but no advice, if accepted',
  ({ label, fields }) => {
    const [error] = icmpMonitor.validate(monitor(fields)).errors
    const accepted = [
      { ...error, severity: 'warning', message: `${label} is not known to this version.` },
    ]
    expect(icmpMonitor.validate(monitor(fields), { reader: 'tolerant' }).warnings).toEqual(accepted)
    const unchanged = { baseline: fields, unchanged: 'accept' } as const
    expect(
      icmpMonitorUpdate.validate({ heartbeat: {}, script: '', ...fields }, unchanged).warnings,
    ).toEqual(accepted)
  },
)
