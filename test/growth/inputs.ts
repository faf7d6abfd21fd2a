// The hostile inputs of the growth measurement: what is created in a size, and which call is measured.
import {
  applyUpdate,
  errorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  listErrorGroupsQuery,
  operations,
  redact,
  toProblemDetails,
  toUpdate,
  updateIcmpMonitorHeaders,
  withDefaults,
  type IcmpMonitor,
  type Result,
} from 'monitor-contract'
import { parseJson, validateText } from 'monitor-contract/text'
import { group, monitor, update } from '../helpers/minimal-bodies.ts'

/** A kind of hostile input: `make` creates it in a size, and `ask` is the measured call. */
export interface Kind {
  readonly name: string
  readonly make: (size: number) => unknown
  readonly ask: (value: unknown) => unknown
}

const times = <T>(size: number, item: (index: number) => T): T[] =>
  Array.from({ length: size }, (_, index) => item(index))
const fields = (size: number, name: (index: number) => string) =>
  Object.fromEntries(times(size, (index) => [name(index), index]))

function deep(levels: number): object {
  let value: object = {}
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? { deep: value } : [value]
  return value
}

const validate =
  (contract: { readonly validate: (value: unknown, options?: object) => Result<unknown> }, options?: object) =>
  (value: unknown) =>
    contract.validate(value, options)

const { updateIcmpMonitor } = operations

/** Creates a problem with one error for each tag. */
const manyErrors = (size: number) =>
  icmpMonitorUpdate.validate(update({ tags: times(size, () => 5) }), { maxIssues: size })

export const kinds: readonly Kind[] = [
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
    name: 'error groups, all different',
    make: (size) => times(size, (index) => group({ errorHash: `h${index}` })),
    ask: validate(errorGroupList),
  },
  {
    name: 'error groups, all the same',
    make: (size) => times(size, () => group()),
    ask: validate(errorGroupList, { maxIssues: 1e9 }),
  },
  {
    name: 'error groups with hashes that look like array indices',
    make: (size) => times(size, (index) => group({ errorHash: String((index + 1) * 65_536) })),
    ask: validate(errorGroupList),
  },
  {
    name: 'error groups with long hashes that differ at the end',
    make: (size) => times(Math.ceil(size / 100), (index) => group({ errorHash: `${'x'.repeat(16_500)}${index}` })),
    ask: validate(errorGroupList),
  },
  {
    name: 'error groups, all wrong in five ways',
    make: (size) => times(size, () => group({ id: 5, checkId: 5, errorHash: 5, firstSeen: 'x', lastSeen: 'x' })),
    ask: validate(errorGroupList, { maxIssues: 1e9 }),
  },
  {
    name: 'root cause analyses',
    make: (size) => group({ rootCauseAnalyses: times(size, () => ({})) }),
    ask: validate(errorGroup),
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
  {
    name: 'a long token',
    make: (size) => ({ authorization: `Bearer ${'x'.repeat(size)} x` }),
    ask: validate(updateIcmpMonitorHeaders),
  },
  {
    name: 'many blanks before a token',
    make: (size) => ({ authorization: `Bearer${' '.repeat(size)}` }),
    ask: validate(updateIcmpMonitorHeaders),
  },
  {
    name: 'many parameters of a media type',
    make: (size) => ({ authorization: 'Bearer x', 'content-type': `application/json${' ;a=b '.repeat(size)}"` }),
    ask: validate(updateIcmpMonitorHeaders),
  },
  {
    name: 'many blanks in a media type',
    make: (size) => ({ authorization: 'Bearer x', 'content-type': `application/json${' \t'.repeat(size)}x` }),
    ask: validate(updateIcmpMonitorHeaders),
  },
  {
    name: 'headers that nobody listed',
    make: (size) => fields(size, (index) => `x-${index}`),
    ask: validate(updateIcmpMonitorHeaders),
  },
  {
    name: 'a query of one parameter many times',
    make: (size) => 'limit=20&'.repeat(size),
    ask: validate(listErrorGroupsQuery),
  },
  {
    name: 'a query of parameters that nobody listed',
    make: (size) => times(size, (index) => `p${index}=1`).join('&'),
    ask: validate(listErrorGroupsQuery),
  },
  {
    name: 'a number of many digits in a query',
    make: (size) => `page=${'1'.repeat(size)}`,
    ask: validate(listErrorGroupsQuery),
  },
  {
    name: 'a path parameter that is long',
    make: (size) => '/'.repeat(size),
    ask: (id) => updateIcmpMonitor.buildPath({ params: { id: String(id) } }),
  },
  {
    name: 'a request in which much is wrong',
    make: (size) => ({ ...fields(size, (index) => `f${index}`), tags: times(size, () => 5) }),
    ask: (body) => updateIcmpMonitor.validateRequest({ params: { id: 'x' }, headers: {}, body }),
  },
  {
    name: 'a problem of many errors',
    make: manyErrors,
    ask: (result) => toProblemDetails((result as ReturnType<typeof manyErrors>).errors),
  },
  {
    name: 'redact a wide value',
    make: (size) => times(size, () => ({ key: 'k', value: 'v', secret: true })),
    ask: redact,
  },
  { name: 'redact binary data', make: (size) => new Uint8Array(size), ask: redact },
  { name: 'redact a deep value', make: deep, ask: redact },
  {
    name: 'withDefaults on many names',
    make: (size) => ({ ...fields(size, (index) => `f${index}`), ...update() }),
    ask: (value) => withDefaults(value as ReturnType<typeof update>),
  },
  {
    name: 'toUpdate on many names',
    make: (size) => ({ ...fields(size, (index) => `f${index}`), ...monitor() }),
    ask: (value) => toUpdate(value as IcmpMonitor),
  },
  {
    name: 'applyUpdate with many names',
    make: (size) => ({ ...fields(size, (index) => `f${index}`), ...update() }),
    ask: (value) => applyUpdate(monitor(), value as ReturnType<typeof update>),
  },
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
