// Tests the errors that contracts and `toProblemDetails` throw for wrong options.
import { errorGroup, icmpMonitor, icmpMonitorUpdate, listErrorGroupsQuery, toProblemDetails } from 'monitor-contract'
import { describe, expect, it } from 'vitest'

const unreadable = new Proxy(
  {},
  {
    ownKeys: () => {
      throw new Error('no')
    },
  },
)
const unreadableTag = {
  get [Symbol.toStringTag](): string {
    throw new Error('no')
  },
}

const refuse =
  (options: unknown, validate: unknown = icmpMonitorUpdate.validate) =>
  () =>
    (validate as (value: unknown, options: unknown) => unknown)({}, options)

/** The author of the calling program reads these messages. */
describe('the error for invalid options', () => {
  it.each<[() => unknown, string]>([
    [refuse(5), 'Options must be an object.'],
    [refuse(null), 'Options must be an object.'],
    [
      refuse({ unknownField: 1 }),
      'Unknown option "unknownField". Known options: baseline, unchanged, unknownFields, maxIssues, messages.',
    ],
    [
      refuse({ unknownField: 1 }, icmpMonitor.validate),
      'Unknown option "unknownField". Known options: reader, unknownFields, maxIssues, messages.',
    ],
    [
      refuse({ unknownField: 1 }, listErrorGroupsQuery.validate),
      'Unknown option "unknownField". Known options: unknownFields, maxIssues, messages.',
    ],
    [refuse({ maxIssues: 0 }), 'Option "maxIssues" must be a positive integer.'],
    [refuse({ messages: null }), 'Option "messages" must be a table from code to function.'],
    [refuse({ messages: 'de' }), 'Option "messages" must be a table from code to function.'],
    [refuse({ unknownFields: 'x' }), 'Option "unknownFields" must be "ignore", "warn" or "error".'],
    [refuse({ unchanged: true }), 'Option "unchanged" must be "check" or "accept".'],
    [refuse({ reader: 'x' }, errorGroup.validate), 'Option "reader" must be "strict" or "tolerant".'],
    [refuse({ baseline: 5 }), 'Option "baseline" must be an object with monitor fields.'],
    [refuse({ baseline: null }), 'Option "baseline" must be an object with monitor fields.'],
    [refuse({ baseline: 'edge' }), 'Option "baseline" must be an object with monitor fields.'],
    [refuse({ baseline: [] }), 'Option "baseline" must be an object with monitor fields.'],
    [refuse({ baseline: new Map([['frequency', 5]]) }), 'Option "baseline" must be an object with monitor fields.'],
    [refuse({ baseline: new Set(['frequency']) }), 'Option "baseline" must be an object with monitor fields.'],
    [refuse({ baseline: Promise.resolve({}) }), 'Option "baseline" must be an object with monitor fields.'],
    [refuse({ baseline: unreadableTag }), 'Option "baseline" must be an object with monitor fields.'],
    [refuse({ baseline: unreadable }), 'Option "baseline" must be an object that can be read.'],
    [() => toProblemDetails([], null as never), 'Options must be an object.'],
    [() => toProblemDetails([], 5 as never), 'Options must be an object.'],
    [
      () => toProblemDetails([], { detail: 'x' } as never),
      'Unknown option "detail". Known options: status, type, title, instance.',
    ],
    [() => toProblemDetails([], { status: 99 }), 'Option "status" must be a whole number from 100 to 599.'],
    [() => toProblemDetails([], { type: 5 } as never), 'Option "type" must be a string.'],
    [() => toProblemDetails([], { title: 5 } as never), 'Option "title" must be a string.'],
    [() => toProblemDetails([], { instance: 5 } as never), 'Option "instance" must be a string.'],
  ])('has the expected message in case %#: %s', (run, message) => expect(run).toThrow(new TypeError(message)))
})
