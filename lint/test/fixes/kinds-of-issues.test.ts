// Tests which fixes each kind of issue of a value has, and which has none.
import { icmpMonitorUpdate, thresholdRange } from 'monitor-contract'
import { fixesFor } from 'monitor-contract-lint'
import { describe, expect, it } from 'vitest'

const update = { heartbeat: {}, script: '' }
const { maximum } = thresholdRange('maxResponseTime')

/** Returns a line for each fix of all issues of an update, and for each of its operations. */
function fixesIn(fields: object, baseline?: object): readonly string[] {
  const contract = baseline === undefined ? icmpMonitorUpdate : icmpMonitorUpdate.with({ baseline })
  const value = { ...update, ...fields }
  const { errors, warnings } = contract.validate(value)
  return [...errors, ...warnings].flatMap((issue) =>
    fixesFor(contract, issue, value).flatMap(({ title, applicability, patch }) => {
      const steps = patch.map((step) => {
        if (step.op === 'move') return `move ${step.from} ${step.path}`
        if (step.op === 'remove') return `remove ${step.path}`
        return `${step.op} ${step.path} ${JSON.stringify(step.value)}`
      })
      return [`${applicability}: ${title}`, ...steps]
    }),
  )
}

describe('an unknown field', () => {
  it.each<{ what: string; fields: object; fixes: readonly string[] }>([
    {
      what: 'is renamed in its object',
      fields: { activted: true },
      fixes: ['safe: Rename to "activated"', 'move /activted /activated'],
    },
    {
      what: 'is renamed with its value mended',
      fields: { actvated: 'on' },
      fixes: [
        'safe: Rename to "activated" and use true',
        'move /actvated /activated',
        'replace /activated true',
      ],
    },
    {
      what: 'is renamed in an item of a list',
      fields: {
        environmentVariables: [{ key: 'a', value: 'b', 'lo/cked': true }],
        useGlobalAlertSettings: false,
      },
      fixes: [
        'safe: Rename to "locked"',
        'move /environmentVariables/0/lo~1cked /environmentVariables/0/locked',
      ],
    },
    {
      what: 'is renamed with an item of its value mended',
      fields: { loctions: ['EU-WEST-2'] },
      fixes: [
        'safe: Rename to "locations" and use "eu-west-2"',
        'move /loctions /locations',
        'replace /locations/0 "eu-west-2"',
      ],
    },
    {
      what: 'is renamed only by a person where the mended value is a guess',
      fields: { max_response_time: 300_001 },
      fixes: [
        'unsafe: Rename to "maxResponseTime" and use 300000',
        'move /max_response_time /maxResponseTime',
        'replace /maxResponseTime 300000',
      ],
    },
    {
      what: 'is renamed only by a person where its value has two errors',
      fields: { loctions: ['EU-WEST-1', 'EU-WEST-2'] },
      fixes: ['unsafe: Rename to "locations"', 'move /loctions /locations'],
    },
    {
      what: 'is renamed only by a person where the last two letters are missing',
      fields: { group: 5 },
      fixes: ['unsafe: Rename to "groupId"', 'move /group /groupId'],
    },
    {
      what: 'is renamed only by a person where the last word is missing',
      fields: { retry: { type: 'FIXED' } },
      fixes: ['unsafe: Rename to "retryStrategy"', 'move /retry /retryStrategy'],
    },
    {
      what: 'is renamed where its last letter is missing',
      fields: { location: ['eu-west-2'] },
      fixes: ['safe: Rename to "locations"', 'move /location /locations'],
    },
    {
      what: 'is renamed where it has other separators, and two slips',
      fields: { 'alert-chanel-subscription': [] },
      fixes: [
        'safe: Rename to "alertChannelSubscriptions"',
        'move /alert-chanel-subscription /alertChannelSubscriptions',
      ],
    },
    {
      what: 'is not renamed beside a field of the other name',
      fields: { frequncy: 5, frequency: 10 },
      fixes: [],
    },
    {
      what: 'is not moved to a field that is there',
      fields: { hostname: 'a', request: { hostname: 'b' } },
      fixes: [],
    },
    {
      what: 'is moved after each missing object on the way was added',
      fields: { failedRunThreshold: 1 },
      fixes: [
        'unsafe: Move to "alertSettings.runBasedEscalation.failedRunThreshold"',
        'add /alertSettings {}',
        'add /alertSettings/runBasedEscalation {}',
        'move /failedRunThreshold /alertSettings/runBasedEscalation/failedRunThreshold',
      ],
    },
    {
      what: 'is moved to the top',
      fields: { request: { hostname: 'a', groupOrder: 5 } },
      fixes: ['unsafe: Move to "groupOrder"', 'move /request/groupOrder /groupOrder'],
    },
    {
      what: 'is not moved where no object is',
      fields: { hostname: 'a', request: null },
      fixes: [],
    },
    { what: 'without a suggestion has no fix', fields: { colour: 5 }, fixes: [] },
  ])('$what', ({ fields, fixes }) => {
    expect(fixesIn(fields)).toEqual(fixes)
  })
})

describe('a value of the wrong type', () => {
  it.each<{ what: string; fields: object; fixes: readonly string[] }>([
    {
      what: 'is a number without quotes',
      fields: { frequency: ' 5 ' },
      fixes: ['safe: Remove the quotes', 'replace /frequency 5'],
    },
    {
      what: 'is zero without quotes',
      fields: { frequency: '0' },
      fixes: ['safe: Remove the quotes', 'replace /frequency 0'],
    },
    {
      what: 'is null without quotes',
      fields: { groupId: 'null' },
      fixes: ['safe: Remove the quotes', 'replace /groupId null'],
    },
    {
      what: 'is the boolean that a word means',
      fields: { muted: ' Off' },
      fixes: ['safe: Use false', 'replace /muted false'],
    },
    {
      what: 'is text in quotes',
      fields: { name: 5 },
      fixes: ['safe: Put it in quotes', 'replace /name "5"'],
    },
    {
      what: 'is the listed text of it',
      fields: { runtimeId: 2022.1 },
      fixes: ['safe: Put it in quotes', 'replace /runtimeId "2022.10"'],
    },
    {
      what: 'is an item of a list',
      fields: { tags: 'edge' },
      fixes: ['safe: Put it in a list', 'replace /tags ["edge"]'],
    },
    {
      what: 'is not plainly a valid item of a list',
      fields: { locations: 'mars' },
      fixes: ['unsafe: Put it in a list', 'replace /locations ["mars"]'],
    },
    { what: 'may be several items', fields: { tags: 'a, b' }, fixes: [] },
    { what: 'is empty', fields: { tags: '' }, fixes: [] },
    {
      what: 'would be refused by a list',
      fields: { environmentVariables: 5, tags: true },
      fixes: [],
    },
    {
      what: 'is mended only by a person where the number is not allowed',
      fields: { frequency: '7' },
      fixes: ['unsafe: Remove the quotes', 'replace /frequency 7'],
    },
    { what: 'has no fix where its number is not listed', fields: { runtimeId: 2022.2 }, fixes: [] },
    {
      what: 'has no fix where its number would lose digits',
      fields: { groupId: '9007199254740993' },
      fixes: [],
    },
    {
      what: 'has no fix where it has no text in JSON',
      fields: { name: NaN, script: Infinity },
      fixes: [],
    },
    {
      what: 'has no fix where it cannot become text',
      fields: { name: Object.create(null), script: {} },
      fixes: [],
    },
  ])('$what', ({ fields, fixes }) => {
    expect(fixesIn(fields)).toEqual(fixes)
  })
})

describe('a value that is not allowed', () => {
  it.each<{ what: string; fields: object; fixes: readonly string[] }>([
    {
      what: 'is the suggested value',
      fields: { locations: ['us-aest-2'] },
      fixes: ['safe: Use "us-east-2"', 'replace /locations/0 "us-east-2"'],
    },
    {
      what: 'is the maximum',
      fields: { maxResponseTime: maximum + 1 },
      fixes: [`unsafe: Use ${maximum}`, `replace /maxResponseTime ${maximum}`],
    },
    {
      what: 'is the nearest offset',
      fields: { frequency: 5, frequencyOffset: 51 },
      fixes: ['unsafe: Use 50', 'replace /frequencyOffset 50'],
    },
    {
      what: 'is the lower one of two near offsets',
      fields: { frequency: 0, frequencyOffset: 25 },
      fixes: ['unsafe: Use 20', 'replace /frequencyOffset 20'],
    },
    {
      what: 'is the other threshold',
      fields: { degradedPacketLossThreshold: 30, maxPacketLossThreshold: 20 },
      fixes: ['unsafe: Use 30', 'replace /maxPacketLossThreshold 30'],
    },
    {
      what: 'has no fix where nothing is similar',
      fields: { locations: ['mars'], frequency: 3 },
      fixes: [],
    },
  ])('$what', ({ fields, fixes }) => {
    expect(fixesIn(fields)).toEqual(fixes)
  })

  it('is added where only the baseline has the threshold', () => {
    expect(fixesIn({ degradedPacketLossThreshold: 30 }, { maxPacketLossThreshold: 20 })).toEqual([
      'unsafe: Use 30',
      'add /maxPacketLossThreshold 30',
    ])
  })
})
