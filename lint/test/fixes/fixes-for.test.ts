// Tests which fixes each kind of issue of a value has, and which has none.
import { icmpMonitor, icmpMonitorUpdate } from 'monitor-contract'
import { fixesFor } from 'monitor-contract-lint'
import { describe, expect, it } from 'vitest'

const update = { heartbeat: {}, script: '' }

/** Returns each fix of all issues of an update: applicability, title and operations. */
function fixesIn(fields: object, baseline?: object): readonly string[] {
  const contract = baseline === undefined ? icmpMonitorUpdate : icmpMonitorUpdate.with({ baseline })
  const value = { ...update, ...fields }
  const { errors, warnings } = contract.validate(value)
  return [...errors, ...warnings].flatMap((issue) =>
    fixesFor(contract, issue, value).map(({ title, applicability, patch }) => {
      const steps = patch.map((step) => {
        if (step.op === 'move') return `move ${step.from} ${step.path}`
        if (step.op === 'remove') return `remove ${step.path}`
        return `${step.op} ${step.path} ${JSON.stringify(step.value)}`
      })
      return [`${applicability}: ${title}`, ...steps].join(' | ')
    }),
  )
}

describe('an unknown field', () => {
  it.each<[string, object, readonly string[]]>([
    [
      'is renamed in its object',
      { activted: true },
      ['safe: Rename to "activated" | move /activted /activated'],
    ],
    [
      'is renamed with its value mended',
      { actvated: 'on' },
      [
        'safe: Rename to "activated" and use true | move /actvated /activated | replace /activated true',
      ],
    ],
    [
      'is renamed in an item of a list',
      {
        environmentVariables: [{ key: 'a', value: 'b', 'lo/cked': true }],
        useGlobalAlertSettings: false,
      },
      [
        'safe: Rename to "locked" | move /environmentVariables/0/lo~1cked /environmentVariables/0/locked',
      ],
    ],
    [
      'is renamed only by a person where the field does not accept its value',
      { group: 'ops' },
      ['unsafe: Rename to "groupId" | move /group /groupId'],
    ],
    [
      'is renamed only by a person where its unit is a guess',
      { retryStrategy: { baseBackoff: 500 } },
      [
        'unsafe: Rename to "baseBackoffSeconds" | move /retryStrategy/baseBackoff /retryStrategy/baseBackoffSeconds',
      ],
    ],
    [
      'is moved after each missing object on the way was added',
      { failedRunThreshold: 1 },
      [
        'unsafe: Move to "alertSettings.runBasedEscalation.failedRunThreshold" | add /alertSettings {} | add /alertSettings/runBasedEscalation {} | move /failedRunThreshold /alertSettings/runBasedEscalation/failedRunThreshold',
      ],
    ],
    [
      'is moved to the top',
      { request: { hostname: 'a', groupOrder: 5 } },
      ['unsafe: Move to "groupOrder" | move /request/groupOrder /groupOrder'],
    ],
    [
      'is removed beside a value',
      { frequncy: 5, frequency: 10 },
      ['unsafe: Remove the field | remove /frequncy'],
    ],
    ['is not moved where no object is', { hostname: 'a', request: null }, []],
    ['without a suggestion has no fix', { colour: 5 }, []],
  ])('%s', (_, fields, fixes) => {
    expect(fixesIn(fields)).toEqual(fixes)
  })
})

describe('a value of the wrong type', () => {
  it.each<[string, object, readonly string[]]>([
    [
      'is a number without quotes',
      { frequency: ' 5 ' },
      ['safe: Remove the quotes | replace /frequency 5'],
    ],
    [
      'is null without quotes',
      { groupId: 'null' },
      ['safe: Remove the quotes | replace /groupId null'],
    ],
    [
      'is the boolean that a word means',
      { muted: ' Off' },
      ['safe: Use false | replace /muted false'],
    ],
    ['is text in quotes', { name: 5 }, ['safe: Put it in quotes | replace /name "5"']],
    [
      'is the listed text of it',
      { runtimeId: 2022.1 },
      ['safe: Put it in quotes | replace /runtimeId "2022.10"'],
    ],
    ['is an item of a list', { tags: 'edge' }, ['safe: Put it in a list | replace /tags ["edge"]']],
    [
      'is not plainly a valid item of a list',
      { locations: 'mars' },
      ['unsafe: Put it in a list | replace /locations ["mars"]'],
    ],
    ['may be several items', { tags: 'a, b' }, []],
    ['is empty', { tags: '' }, []],
    ['would be refused by a list', { environmentVariables: 5, tags: true }, []],
    [
      'is mended only by a person where the number is not allowed',
      { frequency: '7' },
      ['unsafe: Remove the quotes | replace /frequency 7'],
    ],
    ['has no fix where its number is not listed', { runtimeId: 2022.2 }, []],
    ['has no fix where its number would lose digits', { groupId: '9007199254740993' }, []],
    ['has no fix where it has no text in JSON', { name: NaN, script: Infinity }, []],
    ['has no fix where it cannot become text', { name: Object.create(null), script: {} }, []],
  ])('%s', (_, fields, fixes) => {
    expect(fixesIn(fields)).toEqual(fixes)
  })
})

describe('a value that is not allowed', () => {
  it.each<[string, object, readonly string[]]>([
    [
      'is the suggested value',
      { locations: ['us-aest-2'] },
      ['safe: Use "us-east-2" | replace /locations/0 "us-east-2"'],
    ],
    [
      'is the maximum',
      { maxResponseTime: 300_001 },
      ['unsafe: Use 300000 | replace /maxResponseTime 300000'],
    ],
    [
      'is the nearest offset',
      { frequency: 5, frequencyOffset: 51 },
      ['unsafe: Use 50 | replace /frequencyOffset 50'],
    ],
    [
      'is the lower one of two near offsets',
      { frequency: 0, frequencyOffset: 25 },
      ['unsafe: Use 20 | replace /frequencyOffset 20'],
    ],
    [
      'is the other threshold',
      { degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 },
      ['unsafe: Use 30 | replace /maxPacketLossThreshold 30'],
    ],
    ['has no fix where nothing is similar', { locations: ['mars'], frequency: 3 }, []],
  ])('%s', (_, fields, fixes) => {
    expect(fixesIn(fields)).toEqual(fixes)
  })

  it('is added where only the baseline has the threshold', () => {
    expect(fixesIn({ degradedPacketLossThreshold: 30 }, { maxPacketLossThreshold: 20 })).toEqual([
      'unsafe: Use 30 | add /maxPacketLossThreshold 30',
    ])
  })
})

describe('fixesFor', () => {
  it('removes a response-only field', () => {
    expect(fixesIn({ created_at: 'x' })).toEqual(['safe: Remove the field | remove /created_at'])
  })

  it('mends the values of responses', () => {
    const contract = icmpMonitor.with({ reader: 'tolerant' })
    const value = { name: 'edge', maxResponseTime: 300_001 }
    const [issue = expect.fail()] = contract.validate(value).warnings
    expect(fixesFor(contract, issue, value)).toMatchObject([{ title: 'Use 300000' }])
  })

  it('does not modify the value', () => {
    const request = Object.freeze({ hostname: 'a', pingcount: 5 })
    const value = Object.freeze({ ...update, request })
    const [issue = expect.fail()] = icmpMonitorUpdate.validate(value).warnings
    expect(fixesFor(icmpMonitorUpdate, issue, value)).toHaveLength(1)
    expect(value.request).toEqual({ hostname: 'a', pingcount: 5 })
  })

  it.each([
    [[{}, {}, {}], 'The contract must be one of monitor-contract.'],
    [[icmpMonitorUpdate, 'a', {}], 'The issue must be one that a contract found.'],
  ])('throws a TypeError for other arguments', (given, message) => {
    expect(() => Reflect.apply(fixesFor, undefined, given)).toThrow(new TypeError(message))
  })
})
