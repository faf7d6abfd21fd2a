// Hostile bodies of a monitor: long lists, many names, long texts and deep values.
import { icmpMonitor, icmpMonitorUpdate } from 'monitor-contract'
import { monitor, update } from '../helpers/minimal-bodies.ts'
import { deep, fields, times, validate, type Kind } from './kind.ts'

export const bodyInputs: readonly Kind[] = [
  // The engine stores objects with very many names differently, which adds a step to the measurement.
  [
    'for comparison: many names, gone over by nothing but for…in',
    (size) => fields(size, (index) => `f${index}`),
    (value) => {
      let count = 0
      for (const name in value as object) if (Object.hasOwn(value as object, name)) count++
      return count
    },
  ],
  ['a list of valid items', (size) => update({ tags: times(size, () => 'x') }), validate(icmpMonitorUpdate)],
  ['the same, asked by is', (size) => update({ tags: times(size, () => 'x') }), (value) => icmpMonitorUpdate.is(value)],
  ['a list of invalid items', (size) => update({ tags: times(size, () => 5) }), validate(icmpMonitorUpdate)],
  [
    'a list of invalid items, and as many issues allowed',
    (size) => update({ tags: times(size, () => 5) }),
    validate(icmpMonitorUpdate, { maxIssues: 1e9 }),
  ],
  ['a list of holes', (size) => update({ tags: new Array<unknown>(size) }), validate(icmpMonitorUpdate)],
  [
    'assertions that each get a warning',
    (size) => update({ request: { assertions: times(size, () => ({ source: 'LATENCY', target: 'x' })) } }),
    validate(icmpMonitorUpdate, { maxIssues: 1e9 }),
  ],
  [
    'assertions that each have an unknown field',
    (size) => update({ request: { assertions: times(size, () => ({ sourec: 'LATENCY' })) } }),
    validate(icmpMonitorUpdate, { unknownFields: 'error', maxIssues: 1e9 }),
  ],
  [
    'too many environment variables',
    (size) => update({ environmentVariables: times(size, () => ({ key: 5 })) }),
    validate(icmpMonitorUpdate),
  ],
  [
    'webhooks, each with an invalid header',
    (size) => monitor({ alertChannels: { webhook: times(size, () => ({ headers: [{ key: 5 }] })) } }),
    validate(icmpMonitor, { maxIssues: 1e9 }),
  ],
  [
    'unknown fields',
    (size) => ({ ...fields(size, (index) => `f${index}`), ...update() }),
    validate(icmpMonitorUpdate, { unknownFields: 'ignore' }),
  ],
  [
    'unknown fields that cause warnings',
    (size) => ({ ...fields(size, (index) => `f${index}`), ...update() }),
    validate(icmpMonitorUpdate),
  ],
  [
    'unknown fields with names near a known one, all of them errors',
    (size) => ({ ...fields(size, (index) => `frequencyOffset${index}`), ...update() }),
    validate(icmpMonitorUpdate, { unknownFields: 'error', maxIssues: 1e9 }),
  ],
  ['names of digits', (size) => ({ ...fields(size, String), ...update() }), validate(icmpMonitorUpdate)],
  [
    'a long name of an unknown field',
    (size) => update({ ['~'.repeat(size)]: 1 }),
    validate(icmpMonitorUpdate, { unknownFields: 'error' }),
  ],
  [
    'a long name of an unknown field that cannot be printed',
    (size) => update({ ['\u2028'.repeat(size)]: 1 }),
    validate(icmpMonitorUpdate, { unknownFields: 'error' }),
  ],
  ['a long text', (size) => update({ script: 'x'.repeat(size) }), validate(icmpMonitorUpdate)],
  ['a long text that is too long', (size) => update({ description: '😀'.repeat(size) }), validate(icmpMonitorUpdate)],
  [
    'a long fraction of a second',
    (size) => monitor({ updated_at: `2024-02-29T12:00:00.${'9'.repeat(size)}Z` }),
    validate(icmpMonitor),
  ],
  [
    'a long fraction of a second that breaks off',
    (size) => monitor({ updated_at: `2024-02-29T12:00:00.${'9'.repeat(size)}` }),
    validate(icmpMonitor),
  ],
  [
    'a target of many digits',
    (size) => update({ request: { assertions: [{ source: 'LATENCY', target: '1'.repeat(size) }] } }),
    validate(icmpMonitorUpdate),
  ],
  [
    'a target of many digits that is no number',
    (size) => update({ request: { assertions: [{ source: 'LATENCY', target: `1.${'1'.repeat(size)}e` }] } }),
    validate(icmpMonitorUpdate),
  ],
  [
    'a field at the end of a deep value',
    (size) => update({ heartbeat: deep(size), unlisted: deep(size), name: deep(size) }),
    validate(icmpMonitorUpdate),
  ],
  [
    'invalid items that equal those of the baseline, in another order',
    (size) => times(size, (index) => `moon-${index}`),
    (locations) =>
      icmpMonitorUpdate.validate(update({ locations }), {
        baseline: update({ locations: [...(locations as string[])].reverse() }),
        unchanged: 'accept',
        maxIssues: 1e9,
      }),
  ],
  [
    'variables with unknown fields that equal those of the baseline, in another order',
    (size) => times(size, (index) => ({ key: 'k', value: 'v', extra: { index } })),
    (environmentVariables) =>
      icmpMonitorUpdate.validate(update({ environmentVariables }), {
        baseline: { environmentVariables: [...(environmentVariables as object[])].reverse() },
        unchanged: 'accept',
        unknownFields: 'error',
        maxIssues: 1e9,
      }),
  ],
  [
    'a baseline with long lists',
    (size) => ({ tags: times(size, () => 'x'), environmentVariables: times(size, () => ({ key: 'k', value: 'v' })) }),
    (baseline) => icmpMonitorUpdate.validate(update(), { baseline: baseline ?? {} }),
  ],
]
