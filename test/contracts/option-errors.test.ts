// Tests the errors that contracts and `toProblemDetails` throw for wrong options.
import {
  errorGroup,
  icmpMonitorUpdate,
  listErrorGroupsQuery,
  operations,
  planUpdate,
  toProblemDetails,
  toUpdate,
} from 'monitor-contract'
import { validateText } from 'monitor-contract/text'
import { describe, expect, it } from 'vitest'
import { failing, revoked, unreadable } from '../helpers/hostile-values.ts'
import { contracts } from '../helpers/untyped-contracts.ts'

const withoutNames = new Proxy({}, { ownKeys: failing })

// A document of a database can have its fields as accessors of its class.
const noMonitors = [5, null, 'edge', [], new Map(), new Date(), Promise.resolve({}), Object.create({ frequency: 5 })]

const refuse =
  (options: unknown, validate: unknown = icmpMonitorUpdate.validate) =>
  () =>
    (validate as (value: unknown, options: unknown) => unknown)({}, options)

/** The author of the calling program reads these messages. */
describe('the error for invalid options', () => {
  it.each<[() => unknown, string]>([
    [refuse(5), 'Options must be an object.'],
    [refuse(null), 'Options must be an object.'],
    ...Object.entries({
      icmpMonitorUpdate: 'baseline, unchanged, ',
      icmpMonitor: 'reader, ',
      listErrorGroupsQuery: '',
    }).map(([name, own]): [() => unknown, string] => [
      refuse({ unknownField: 1 }, contracts.get(name)?.validate),
      `Unknown option "unknownField". Known options: ${own}unknownFields, maxIssues, messages, label.`,
    ]),
    [() => planUpdate({}, {}, { sent: 'all' } as never), 'Unknown option "sent". Known options: send, unknownFields.'],
    [() => toUpdate({}, {}, { unknown: 'keep' } as never), 'Unknown option "unknown". Known options: unknownFields.'],
    [refuse({ maxIssues: 0 }), 'Option "maxIssues" must be a positive integer.'],
    [refuse({ label: 'x' }, listErrorGroupsQuery.validate), 'Option "label" must be a function that returns a string.'],
    [refuse({ unknownFields: 'x' }), 'Option "unknownFields" must be "ignore", "warn" or "error".'],
    [() => planUpdate({}, {}, { send: 'x' as never }), 'Option "send" must be "all" or "changed".'],
    [() => toUpdate({}, {}, { unknownFields: 'x' as never }), 'Option "unknownFields" must be "omit" or "keep".'],
    [refuse({ unchanged: true }), 'Option "unchanged" must be "check" or "accept".'],
    [refuse({ reader: 'x' }, errorGroup.validate), 'Option "reader" must be "strict" or "tolerant".'],
    ...noMonitors.map((baseline): [() => unknown, string] => [
      refuse({ baseline }),
      'Option "baseline" must be an object with monitor fields.',
    ]),
    ...[revoked(), revoked([]), Object.setPrototypeOf({}, revoked() as object) as unknown].map(
      (baseline): [() => unknown, string] => [
        refuse({ baseline }),
        'Option "baseline" must be an object that can be read.',
      ],
    ),
    [refuse(revoked()), 'Options must be an object.'],
    [refuse(withoutNames), 'Options must be an object.'],
    [refuse(unreadable('baseline')), 'Options must be an object.'],
    [refuse(unreadable('maxIssues'), listErrorGroupsQuery.validate), 'Options must be an object.'],
    [() => toProblemDetails([], revoked() as never), 'Options must be an object.'],
    [() => toProblemDetails([], unreadable('title')), 'Options must be an object.'],
    [
      () => toProblemDetails([], { reason: 'x' } as never),
      'Unknown option "reason". Known options: status, type, title, detail, instance.',
    ],
    [() => toProblemDetails([], { status: 99 }), 'Option "status" must be a whole number from 100 to 599.'],
    [() => toProblemDetails([], { type: 5 } as never), 'Option "type" must be a string.'],
    [() => toProblemDetails([], { title: 5 } as never), 'Option "title" must be a string.'],
    [() => toProblemDetails([], { instance: 5 } as never), 'Option "instance" must be a string.'],
  ])('has the expected message in case %#: %s', (run, message) => expect(run).toThrow(new TypeError(message)))
})

describe('every function that accepts the options of a contract', () => {
  const ways: Readonly<Record<string, (options: never) => unknown>> = {
    validate: (options) => icmpMonitorUpdate.validate({}, options),
    is: (options) => icmpMonitorUpdate.is({}, options),
    parse: (options) => icmpMonitorUpdate.parse({}, options),
    assert: (options) => icmpMonitorUpdate.assert({}, options),
    with: (options) => icmpMonitorUpdate.with(options),
    validateText: (options) => validateText(icmpMonitorUpdate, '{}', options),
    'validateRequest of an operation with a body': (options) =>
      operations.updateIcmpMonitor.validateRequest({}, options),
    'validateRequest of an operation without a body': (options) =>
      operations.listErrorGroups.validateRequest({}, options),
  }
  const table = 'Option "messages" must be a table from code to function.'

  // Functions return the values, because the titles of tests cannot contain a revoked proxy.
  const tables = [() => null, () => [], () => 5, () => ({ a: 1 }), revoked, () => withoutNames, () => unreadable('a')]
  it.each(Object.entries(ways))('throws a TypeError that names the option messages: %s', (_, call) => {
    for (const make of tables) expect(() => call({ messages: make() } as never)).toThrow(new TypeError(table))
  })

  it.each(Object.entries(ways).slice(0, -1))('throws a TypeError for a baseline that cannot be read: %s', (_, call) => {
    for (const baseline of [unreadable('frequency'), withoutNames, { request: revoked() }, { tags: [revoked([])] }])
      for (const unchanged of ['check', 'accept'])
        expect(() => call({ baseline, unchanged } as never)).toThrow(
          new TypeError('Option "baseline" must be an object that can be read.'),
        )
  })
})
