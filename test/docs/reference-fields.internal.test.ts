// Tests what the reference states about fields and offsets.
import { describe, expect, it } from 'vitest'
import type { FieldEntry } from '../../src/docs/model/field.ts'
import { allDocuments } from '../../src/docs/model/all-documents.ts'
import { modelOf } from '../../src/docs/model/reference-model.ts'
import { icmpMonitorUpdate } from 'monitor-contract'

const model = modelOf()
const [monitor] = model.resources
const group = model.resources.find(({ title }) => title === 'Error group')

function field(path: string): FieldEntry {
  const found = monitor?.fields.find((each) => each.path === path)
  if (found === undefined) throw new Error(`${path} is not described`)
  return found
}

describe('the description of a field', () => {
  it.each([
    [
      'maxPacketLossThreshold',
      { type: 'number', nullable: true, bounds: 'greater than 0, at most 100', unit: '%', default: '20' },
    ],
    [
      'degradedResponseTime',
      { type: 'number', nullable: true, bounds: 'at least 0, at most 300000', unit: 'ms', default: '10000' },
    ],
    ['description', { type: 'string', nullable: true, bounds: 'at most 500 characters', default: undefined }],
    ['environmentVariables', { type: 'array of object', nullable: true, bounds: 'at most 50 items' }],
    [
      'frequency',
      {
        type: 'integer',
        nullable: false,
        default: '10',
        unit: 'min',
        allowed: ['0', '1', '2', '5', '10', '15', '30', '60', '120', '180', '360', '720', '1440'],
      },
    ],
    [
      'runtimeId',
      {
        type: 'string',
        nullable: true,
        allowed: ['2026.04', '2025.04', '2024.09', '2024.02', '2023.09', '2023.02', '2022.10'],
      },
    ],
    ['updated_at', { type: 'string', nullable: true, format: 'date-time', directions: ['response'] }],
    ['alertChannels.webhook', { type: 'object or array of object', nullable: false, directions: ['response'] }],
    ['retryStrategy.onlyOn', { type: 'array of string', examples: ['"NETWORK_ERROR"'] }],
    [
      'doubleCheck',
      {
        description: '`retryStrategy` replaces it. Our reading: whether a failed run is checked a second time.',
        default: 'true',
      },
    ],
  ])('has the facts of the service description: %s', (path, expected) => {
    const { forms } = field(path)
    expect(forms).toHaveLength(1)
    expect(forms[0]).toMatchObject(expected)
  })

  it('has one form for an update and one for a response if they differ', () => {
    expect(
      field('privateLocations').forms.map(({ directions, type, nullable }) => [directions, type, nullable]),
    ).toEqual([
      [['response'], 'array of string', true],
      [['update'], 'string', false],
    ])
  })

  it('marks the fields that only responses have', () => {
    const only = (monitor?.fields ?? []).filter(
      ({ path, forms }) => !/[.[]/.test(path) && forms.every(({ directions }) => directions.join() === 'response'),
    )
    expect(only.map(({ path }) => path)).toEqual(['id', 'created_at', 'updated_at', 'alertChannels', 'checkType'])
  })

  it('states whether an update or a response requires the field', () => {
    const required = (monitor?.fields ?? [])
      .filter((each) => each.required.length > 0)
      .map((each) => [each.path, each.required])
    expect(required).toEqual([
      ['heartbeat', ['update']],
      ['script', ['update']],
      ['name', ['response']],
    ])
    expect(group?.fields.filter((each) => each.required.length === 0).map(({ path }) => path)).toEqual([
      'rootCauseAnalyses',
    ])
  })

  it('marks the deprecated field', () =>
    expect((monitor?.fields ?? []).filter(({ deprecated }) => deprecated).map(({ path }) => path)).toEqual([
      'doubleCheck',
    ]))

  it('lists the codes of the rules and warnings that read the field', () => {
    expect(field('frequencyOffset').codes).toEqual([
      'frequency-offset',
      'defaults-conflict',
      'frequency-offset-missing',
    ])
    expect(field('request.assertions[].target').codes).toEqual(['non-numeric-target'])
    expect(field('id').codes).toEqual(['response-only-field'])
    expect(group?.fields.find(({ path }) => path === 'id')?.codes).toEqual([])
    expect(group?.fields.find(({ path }) => path === 'errorHash')?.codes).toEqual(['duplicate-group'])
  })

  it('each code that reads fields is listed at one field or more', () => {
    const listed = new Set(
      [
        ...model.resources.flatMap(({ fields }) => fields),
        ...model.operations.flatMap(({ parameters }) => parameters),
      ].flatMap(({ codes }) => codes),
    )
    expect(
      model.codes
        .filter(({ reads }) => reads !== undefined)
        .map(({ code }) => code)
        .filter((code) => !listed.has(code)),
    ).toEqual([])
  })
})

describe('the table of offsets', () => {
  it('has the offsets that the service description states for each frequency', () => {
    expect(
      model.offsets.map(({ frequency, range }) => [
        frequency,
        range.kind === 'values' ? range.values : [range.minimum, range.maximum],
      ]),
    ).toEqual([
      [0, [10, 20, 30]],
      [1, [1, 10]],
      [2, [1, 20]],
      [5, [1, 50]],
      [10, [1, 100]],
      [15, [1, 150]],
      [30, [1, 300]],
      [60, [1, 600]],
      [120, [1, 2]],
      [180, [1, 3]],
      [360, [1, 6]],
      [720, [1, 12]],
      [1440, [1, 24]],
    ])
  })
})

it('modelOf throws a RangeError if the document of a contract is missing', () => {
  const [, ...fewer] = allDocuments()
  expect(() => modelOf(new Map(fewer))).toThrow(new RangeError(`No document has the $id ${icmpMonitorUpdate.id}`))
})
