// Hostile bodies of a monitor: long lists, many names, long texts and deep values.
import { icmpMonitor, icmpMonitorUpdate } from 'monitor-contract'
import { monitor, update } from '../helpers/minimal-bodies.ts'
import { deep, fields, times, validate, type Kind } from './kind.ts'

export const bodyInputs: readonly Kind[] = [
  // The engine stores objects with very many names differently, which adds a step to the measurement.
  {
    name: 'for comparison: many names, gone over by nothing but for…in',
    make: (size) => fields(size, (index) => `f${index}`),
    ask: (value) => {
      let count = 0
      for (const name in value as object) if (Object.hasOwn(value as object, name)) count++
      return count
    },
  },
  {
    name: 'a list of items that are right',
    make: (size) => update({ tags: times(size, () => 'x') }),
    ask: validate(icmpMonitorUpdate),
  },
  {
    name: 'the same, asked by is',
    make: (size) => update({ tags: times(size, () => 'x') }),
    ask: (value) => icmpMonitorUpdate.is(value),
  },
  {
    name: 'a list of items that are wrong',
    make: (size) => update({ tags: times(size, () => 5) }),
    ask: validate(icmpMonitorUpdate),
  },
  {
    name: 'a list of items that are wrong, and as many issues allowed',
    make: (size) => update({ tags: times(size, () => 5) }),
    ask: validate(icmpMonitorUpdate, { maxIssues: 1e9 }),
  },
  {
    name: 'a list of holes',
    make: (size) => update({ tags: new Array<unknown>(size) }),
    ask: validate(icmpMonitorUpdate),
  },
  {
    name: 'assertions that each get a warning',
    make: (size) => update({ request: { assertions: times(size, () => ({ source: 'LATENCY', target: 'x' })) } }),
    ask: validate(icmpMonitorUpdate, { maxIssues: 1e9 }),
  },
  {
    name: 'assertions that each have an unlisted name',
    make: (size) => update({ request: { assertions: times(size, () => ({ sourec: 'LATENCY' })) } }),
    ask: validate(icmpMonitorUpdate, { unknownFields: 'error', maxIssues: 1e9 }),
  },
  {
    name: 'too many environment variables',
    make: (size) => update({ environmentVariables: times(size, () => ({ key: 5 })) }),
    ask: validate(icmpMonitorUpdate),
  },
  {
    name: 'webhooks, each with a wrong header',
    make: (size) => monitor({ alertChannels: { webhook: times(size, () => ({ headers: [{ key: 5 }] })) } }),
    ask: validate(icmpMonitor, { maxIssues: 1e9 }),
  },
  {
    name: 'unlisted names',
    make: (size) => ({ ...fields(size, (index) => `f${index}`), ...update() }),
    ask: validate(icmpMonitorUpdate, { unknownFields: 'ignore' }),
  },
  {
    name: 'unlisted names that are warned of',
    make: (size) => ({ ...fields(size, (index) => `f${index}`), ...update() }),
    ask: validate(icmpMonitorUpdate),
  },
  {
    name: 'unlisted names near a listed one, all of them errors',
    make: (size) => ({ ...fields(size, (index) => `frequencyOffset${index}`), ...update() }),
    ask: validate(icmpMonitorUpdate, { unknownFields: 'error', maxIssues: 1e9 }),
  },
  {
    name: 'names of digits',
    make: (size) => ({ ...fields(size, String), ...update() }),
    ask: validate(icmpMonitorUpdate),
  },
  {
    name: 'a long unlisted name',
    make: (size) => update({ ['~'.repeat(size)]: 1 }),
    ask: validate(icmpMonitorUpdate, { unknownFields: 'error' }),
  },
  {
    name: 'a long unlisted name that cannot be printed',
    make: (size) => update({ ['\u2028'.repeat(size)]: 1 }),
    ask: validate(icmpMonitorUpdate, { unknownFields: 'error' }),
  },
  { name: 'a long text', make: (size) => update({ script: 'x'.repeat(size) }), ask: validate(icmpMonitorUpdate) },
  {
    name: 'a long text that is too long',
    make: (size) => update({ description: '😀'.repeat(size) }),
    ask: validate(icmpMonitorUpdate),
  },
  {
    name: 'a long fraction of a second',
    make: (size) => monitor({ updated_at: `2024-02-29T12:00:00.${'9'.repeat(size)}Z` }),
    ask: validate(icmpMonitor),
  },
  {
    name: 'a long fraction of a second that breaks off',
    make: (size) => monitor({ updated_at: `2024-02-29T12:00:00.${'9'.repeat(size)}` }),
    ask: validate(icmpMonitor),
  },
  {
    name: 'a target of many digits',
    make: (size) => update({ request: { assertions: [{ source: 'LATENCY', target: '1'.repeat(size) }] } }),
    ask: validate(icmpMonitorUpdate),
  },
  {
    name: 'a target of many digits that is no number',
    make: (size) => update({ request: { assertions: [{ source: 'LATENCY', target: `1.${'1'.repeat(size)}e` }] } }),
    ask: validate(icmpMonitorUpdate),
  },
  {
    name: 'a field at the end of a deep value',
    make: (size) => update({ heartbeat: deep(size), unlisted: deep(size), name: deep(size) }),
    ask: validate(icmpMonitorUpdate),
  },
  {
    name: 'a baseline with long lists',
    make: (size) => ({
      tags: times(size, () => 'x'),
      environmentVariables: times(size, () => ({ key: 'k', value: 'v' })),
    }),
    ask: (baseline) => icmpMonitorUpdate.validate(update(), { baseline: baseline ?? {} }),
  },
]
