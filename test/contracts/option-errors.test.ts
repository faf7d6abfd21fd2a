// Tests the errors that functions throw for wrong options.
import {
  errorGroup,
  icmpMonitorUpdate,
  listErrorGroupsQuery,
  operations,
  planUpdate,
  toProblemDetails,
  toUpdate,
} from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { contracts } from '../helpers/untyped-contracts.ts'

const refuse =
  (options: unknown, validate: unknown = icmpMonitorUpdate.validate) =>
  () =>
    (validate as (value: unknown, options: unknown) => unknown)({}, options)

/** The author of the calling program reads these messages. */
describe('the error for invalid options', () => {
  it.each<{ run: () => unknown; message: string }>([
    { run: refuse(5), message: 'Options must be an object.' },
    { run: refuse(null), message: 'Options must be an object.' },
    {
      run: () => planUpdate({}, {}, { sent: 'all' } as never),
      message: 'Unknown option "sent". Known options: send, unknownFields.',
    },
    {
      run: () => toUpdate({}, {}, { unknown: 'keep' } as never),
      message: 'Unknown option "unknown". Known options: unknownFields.',
    },
    { run: refuse({ maxIssues: 0 }), message: 'Option "maxIssues" must be a positive integer.' },
    {
      run: () => planUpdate({}, {}, { send: 'x' as never }),
      message: 'Option "send" must be "all" or "changed".',
    },
    {
      run: () => toUpdate({}, {}, { unknownFields: 'x' as never }),
      message: 'Option "unknownFields" must be "omit" or "keep".',
    },
    {
      run: refuse({ unchanged: true }),
      message: 'Option "unchanged" must be "check" or "accept".',
    },
    {
      run: refuse({ reader: 'x' }, errorGroup.validate),
      message: 'Option "reader" must be "strict" or "tolerant".',
    },
    {
      run: () => toProblemDetails([], { reason: 'x' } as never),
      message: 'Unknown option "reason". Known options: status, type, title, detail, instance.',
    },
    {
      run: () => toProblemDetails([], { status: 99 }),
      message: 'Option "status" must be a whole number from 100 to 599.',
    },
    {
      run: () => toProblemDetails([], { type: 5 } as never),
      message: 'Option "type" must be a string.',
    },
  ])('names the mistake: $message', ({ run, message }) => {
    expect(run).toThrow(new TypeError(message))
  })

  it.each<{ contract: string; known: readonly string[] }>([
    {
      contract: 'icmpMonitorUpdate',
      known: ['baseline', 'label', 'maxIssues', 'messages', 'severity', 'unchanged'],
    },
    { contract: 'icmpMonitor', known: ['label', 'maxIssues', 'messages', 'reader', 'severity'] },
    { contract: 'errorGroup', known: ['label', 'maxIssues', 'messages', 'reader', 'severity'] },
    { contract: 'errorGroupList', known: ['label', 'maxIssues', 'messages', 'reader', 'severity'] },
    { contract: 'listErrorGroupsQuery', known: ['label', 'maxIssues', 'messages', 'severity'] },
    { contract: 'updateIcmpMonitorParams', known: ['label', 'maxIssues', 'messages', 'severity'] },
  ])('names the known options of $contract', ({ contract, known }) => {
    const run = refuse({ unknownField: 1 }, contracts.get(contract)?.validate)
    expect(run).toThrow(TypeError)
    expect(run).toThrow(/^Unknown option "unknownField"\. Known options: /)
    expect(knownOptions(run)).toEqual(known)
  })

  it.each<{ operation: keyof typeof operations; known: readonly string[] }>([
    {
      operation: 'updateIcmpMonitor',
      known: ['baseline', 'label', 'maxIssues', 'messages', 'rules', 'severity', 'unchanged'],
    },
    { operation: 'listErrorGroups', known: ['label', 'maxIssues', 'messages', 'severity'] },
  ])('names the known options of requests of $operation', ({ operation, known }) => {
    const run = refuse({ unknownField: 1 }, operations[operation].validateRequest)
    expect(run).toThrow(TypeError)
    expect(knownOptions(run)).toEqual(known)
  })
})

/** Returns the names of the known options in the message of an error, sorted. */
function knownOptions(run: () => unknown): readonly string[] {
  try {
    run()
  } catch (error) {
    const [, names = ''] = /Known options: (.*)\.$/.exec(String(error)) ?? []
    return names.split(', ').sort()
  }
  return []
}

/** Every function that accepts the options of a body contract. */
const ways: Readonly<Record<string, (options: never) => unknown>> = {
  validate: (options) => icmpMonitorUpdate.validate({}, options),
  is: (options) => icmpMonitorUpdate.is({}, options),
  parse: (options) => icmpMonitorUpdate.parse({}, options),
  assert: (options) => icmpMonitorUpdate.assert({}, options),
  with: (options) => icmpMonitorUpdate.with(options),
  'validateRequest with a body': (options) =>
    operations.updateIcmpMonitor.validateRequest({}, options),
  'validateRequest without a body': (options) =>
    operations.listErrorGroups.validateRequest({}, options),
}

/** Wrong values of options that every contract has. */
const wrong: readonly { option: string; values: readonly unknown[] }[] = [
  { option: 'severity', values: [null, [], 5, 'error', { 'unknown-field': 'warn' }] },
  { option: 'severity', values: [{ 'unknown-field': null }, { 'unknown-field': true }] },
  { option: 'maxIssues', values: [0, -1, 1.5, NaN, Infinity, '5', null] },
  { option: 'label', values: [null, 'x', {}] },
  { option: 'messages', values: [null, [], 5, { type: 'x' }, { type: null }] },
]

describe.each(Object.entries(ways))('%s', (_, call) => {
  it.each(wrong)('throws a TypeError that names the option $option', ({ option, values }) => {
    for (const value of values) {
      const run = () => call({ [option]: value } as never)
      expect(run, String(value)).toThrow(TypeError)
      expect(run, String(value)).toThrow(option)
    }
  })

  it('says that null is no stored monitor, and that of null only', () => {
    const call = (baseline: unknown) => () => icmpMonitorUpdate.validate({}, { baseline } as never)
    expect(call(null)).toThrow('with monitor fields, not null: null is no stored monitor')
    expect(call([])).toThrow(/with monitor fields[.,]?$/)
  })

  it('throws a TypeError for messages of an unknown code', () => {
    for (const code of ['typo', 'few-locations', 'json-syntax', 'constructor', '__proto__']) {
      const messages = Object.fromEntries([[code, () => 'x']])
      expect(() => call({ messages } as never), code).toThrow(TypeError)
    }
  })
})

describe('an option that is undefined', () => {
  it('counts as not given, in a call and in `with`', () => {
    const value = { heartbeat: {}, script: '', nam: 1, doubleCheck: true }
    const options = {
      severity: undefined,
      maxIssues: undefined,
      baseline: undefined,
      unchanged: undefined,
      label: undefined,
      messages: undefined,
    }
    const expected = icmpMonitorUpdate.validate(value)
    expect(icmpMonitorUpdate.validate(value, options)).toEqual(expected)
    expect(icmpMonitorUpdate.with({ ...options, rules: undefined }).validate(value)).toEqual(
      expected,
    )
    const strict = icmpMonitorUpdate.with({ severity: { 'unknown-field': 'error' }, maxIssues: 1 })
    expect(strict.validate(value, options)).toEqual(strict.validate(value))
    expect(strict.with(options).validate(value)).toEqual(strict.validate(value))
    expect(listErrorGroupsQuery.validate('limit=5', { severity: undefined }).valid).toBe(true)
  })

  it('counts as not given inside `severity` and `messages`, too', () => {
    const value = { heartbeat: {}, script: 5, nam: 1 }
    const made = icmpMonitorUpdate.with({
      severity: { 'unknown-field': 'error' },
      messages: { type: () => 'wrong type' },
    })
    const options = { severity: { 'unknown-field': undefined }, messages: { type: undefined } }
    const { errors } = made.validate(value, { severity: options.severity })
    expect(errors.map(({ message }) => message)).toEqual([
      'wrong type',
      'Unknown field "nam". Did you mean "name"?',
    ])
    const [first] = icmpMonitorUpdate.validate(value, { messages: options.messages }).errors
    expect(first?.message).toBe('script must be a string, not a number.')
  })
})

describe('options', () => {
  it('are read as own properties', () => {
    const value = { heartbeat: {}, script: '', nam: 1 }
    const inherited = Object.create({ maxIssues: 0, severity: 5, unknownOption: 1 }) as object
    expect(icmpMonitorUpdate.validate(value, inherited)).toEqual(icmpMonitorUpdate.validate(value))
    const severity = Object.create({ 'unknown-field': 'error' }) as object
    expect(icmpMonitorUpdate.is(value, { severity })).toBe(true)
    const messages = Object.create({ 'unknown-field': () => 'inherited' }) as object
    const [warning] = icmpMonitorUpdate.validate(value, { messages }).warnings
    expect(warning?.message).toBe('Unknown field "nam". Did you mean "name"?')
  })

  it('of `with` are read once', () => {
    const severity: Record<string, 'off' | 'warning' | 'error'> = { 'unknown-field': 'error' }
    const made = icmpMonitorUpdate.with({ severity })
    severity['unknown-field'] = 'off'
    expect(made.is({ heartbeat: {}, script: '', nam: 1 })).toBe(false)
  })
})
