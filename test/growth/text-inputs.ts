// Hostile JSON texts.
import { errorGroupList, icmpMonitorUpdate } from 'monitor-contract'
import { parseJson, validateText } from 'monitor-contract/text'
import { group, update } from '../helpers/minimal-bodies.ts'
import { fields, times, type Kind } from './kind.ts'

export const textInputs: readonly Kind[] = [
  {
    name: 'JSON text: error groups, all wrong in five ways',
    make: (size) =>
      JSON.stringify(times(size, () => group({ id: 5, checkId: 5, errorHash: 5, firstSeen: 'x', lastSeen: 'x' }))),
    ask: (text) => validateText(errorGroupList, String(text), { maxIssues: 1e9 }),
  },
  {
    name: 'JSON text: unknown fields that are errors',
    make: (size) => JSON.stringify(update(fields(size, (index) => `f${index}`)), null, 2),
    ask: (text) => validateText(icmpMonitorUpdate, String(text), { unknownFields: 'error', maxIssues: 1e9 }),
  },
  {
    name: 'JSON text: duplicate keys',
    make: (size) => `{${'"a":1,'.repeat(size)}"a":1}`,
    ask: (text) => validateText(icmpMonitorUpdate, String(text), { maxIssues: 1e9 }),
  },
  {
    name: 'JSON text: nested arrays',
    make: (size) => `{"heartbeat":{},"script":"","a":${'['.repeat(size)}${']'.repeat(size)}}`,
    ask: (text) => validateText(icmpMonitorUpdate, String(text)),
  },
  {
    name: 'JSON text: duplicate keys below nested objects',
    make: (size) => `${'{"a":'.repeat(size)}{${'"b":1,'.repeat(size)}"b":1}${'}'.repeat(size)}`,
    ask: (text) => validateText(icmpMonitorUpdate, String(text)),
  },
  {
    name: 'JSON text: open brackets',
    make: (size) => '['.repeat(size),
    ask: (text) => validateText(icmpMonitorUpdate, String(text)),
  },
  {
    name: 'JSON text: empty lines before a mistake',
    make: (size) => `${'\n'.repeat(size)}x`,
    ask: (text) => parseJson(String(text)),
  },
  {
    name: 'JSON text: a long string that does not end',
    make: (size) => `"${'\\u0041'.repeat(size)}`,
    ask: (text) => parseJson(String(text)),
  },
  {
    name: 'JSON text: digits before a mistake',
    make: (size) => `${'1'.repeat(size)}.`,
    ask: (text) => parseJson(String(text)),
  },
  {
    name: 'JSON text: the range of each item',
    make: (size) => JSON.stringify(times(size, (index) => index)),
    ask: (text) => {
      const parsed = parseJson(String(text))
      return parsed.ok && Array.isArray(parsed.value)
        ? parsed.value.map((_, index) => parsed.rangeOf(`/${index}`)?.start.offset)
        : undefined
    },
  },
  {
    name: 'JSON text: the range of a deep value',
    make: (size) => '{"a":'.repeat(size) + '1' + '}'.repeat(size),
    ask: (text) => {
      const parsed = parseJson(String(text))
      return parsed.ok && parsed.rangeOf('/a'.repeat(String(text).split(':').length - 1))
    },
  },
]
