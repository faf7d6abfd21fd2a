// Hostile JSON and YAML texts.
import { errorGroupList, icmpMonitorUpdate } from 'monitor-contract'
import { parseJson, validateText } from 'monitor-contract/text'
import { validateYaml } from 'monitor-contract/yaml'
import { group, update } from '../helpers/minimal-bodies.ts'
import { fields, times, type Kind } from './kind.ts'

const yaml = (text: unknown) => validateYaml(errorGroupList, String(text), { merge: true })

export const textInputs: readonly Kind[] = [
  [
    'JSON text: error groups, all wrong in five ways',
    (size) =>
      JSON.stringify(times(size, () => group({ id: 5, checkId: 5, errorHash: 5, firstSeen: 'x', lastSeen: 'x' }))),
    (text) => validateText(errorGroupList, String(text), { maxIssues: 1e9 }),
  ],
  [
    'JSON text: unknown fields that are errors',
    (size) => JSON.stringify(update(fields(size, (index) => `f${index}`)), null, 2),
    (text) => validateText(icmpMonitorUpdate, String(text), { unknownFields: 'error', maxIssues: 1e9 }),
  ],
  [
    'JSON text: duplicate keys',
    (size) => `{${'"a":1,'.repeat(size)}"a":1}`,
    (text) => validateText(icmpMonitorUpdate, String(text), { maxIssues: 1e9 }),
  ],
  [
    'JSON text: nested arrays',
    (size) => `{"heartbeat":{},"script":"","a":${'['.repeat(size)}${']'.repeat(size)}}`,
    (text) => validateText(icmpMonitorUpdate, String(text)),
  ],
  [
    'JSON text: duplicate keys below nested objects',
    (size) => `${'{"a":'.repeat(size)}{${'"b":1,'.repeat(size)}"b":1}${'}'.repeat(size)}`,
    (text) => validateText(icmpMonitorUpdate, String(text)),
  ],
  ['JSON text: open brackets', (size) => '['.repeat(size), (text) => validateText(icmpMonitorUpdate, String(text))],
  ['JSON text: empty lines before a mistake', (size) => `${'\n'.repeat(size)}x`, (text) => parseJson(String(text))],
  [
    'JSON text: a long string that does not end',
    (size) => `"${'\\u0041'.repeat(size)}`,
    (text) => parseJson(String(text)),
  ],
  ['JSON text: digits before a mistake', (size) => `${'1'.repeat(size)}.`, (text) => parseJson(String(text))],
  [
    'JSON text: the range of each item',
    (size) => JSON.stringify(times(size, (index) => index)),
    (text) => {
      const parsed = parseJson(String(text))
      return parsed.ok && Array.isArray(parsed.value)
        ? parsed.value.map((_, index) => parsed.rangeOf(`/${index}`)?.start.offset)
        : undefined
    },
  ],
  [
    'JSON text: the range of a deep value',
    (size) => '{"a":'.repeat(size) + '1' + '}'.repeat(size),
    (text) => {
      const parsed = parseJson(String(text))
      return parsed.ok && parsed.rangeOf('/a'.repeat(String(text).split(':').length - 1))
    },
  ],
  ['YAML text: indicators of lists', (size) => '- '.repeat(size), yaml],
  ['YAML text: open brackets', (size) => '['.repeat(size), yaml],
  ['YAML text: anchors without a value', (size) => '&a '.repeat(size), yaml],
  ['YAML text: fields', (size) => `a:\n${' - b: 1\n   c: x\n'.repeat(size)}`, yaml],
  ['YAML text: documents that are nested too deeply', (size) => `${'['.repeat(202)}\n---\n`.repeat(size / 100), yaml],
  ['YAML text: aliases', (size) => '- &a x\n- *a\n'.repeat(size), yaml],
  ['YAML text: merge keys', (size) => `- &a\n${' - x: 1\n'.repeat(size)}${'- <<: *a\n'.repeat(90)}`, yaml],
]
