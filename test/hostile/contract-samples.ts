// Sample calls of the methods of contracts and operations.
import * as main from 'monitor-contract'
import { bodyNames, isBodyName, isUpdate } from '../helpers/body-contracts.ts'
import { headers, paths, queries, requests } from './sample-arguments.ts'
import { bodies } from './sample-bodies.ts'
import { each, inOne, type Rows, type Samples } from './samples.ts'
import { contracts } from '../helpers/untyped-contracts.ts'

/** Returns the calls of the methods of every contract and operation. */
export const contractSamples = (): Rows => ({
  ...inOne(bodyNames, (name) => bodyContract(name, bodies[name], isUpdate(name) ? updateOptions : responseOptions)),
  ...inOne(parameterNames, (name) => contract(name, parameterValues(name), parameterOptions)),
  ...inOne(Object.keys(main.operations), (name) => operation(name, paths)),
})

const targets = [{ target: 'draft-07' }, { target: 'draft-2020-12' }, { target: 'draft-04' }]

interface AnyContract {
  validate(value: unknown): unknown
  readonly '~standard': {
    validate(value: unknown): unknown
    readonly jsonSchema: { input(options: object): unknown; output(options: object): unknown }
  }
}

const isContract = (value: unknown): value is AnyContract => typeof value === 'object' && value !== null

/**
 * Returns the calls of a contract's methods: each value without options and, for `validate` and `is`, with each of the
 * options.
 */
function contract(
  name: string,
  values: readonly unknown[],
  options: readonly object[],
): Readonly<Record<string, Samples>> {
  const of = [undefined, ...options].flatMap((given) => values.map((value) => [value, given]))
  const use = (made: unknown) =>
    isContract(made) && [
      ...values.map((value) => [made.validate(value), made['~standard'].validate(value)]),
      made['~standard'].jsonSchema.input({ target: 'draft-07' }),
      made['~standard'].jsonSchema.output({ target: 'draft-07' }),
    ]
  return {
    [`${name}.validate`]: { of },
    [`${name}.is`]: { of },
    [`${name}.parse`]: each(...values),
    [`${name}.with`]: { of: options.map((given) => [given]), use },
    [`${name}.~standard.validate`]: each(...values),
    [`${name}.~standard.jsonSchema.input`]: each(...targets),
    [`${name}.~standard.jsonSchema.output`]: each(...targets),
  }
}

/** Returns the calls of a body contract's methods, including `assert`. */
const bodyContract: typeof contract = (name, values, options) => ({
  ...contract(name, values, options),
  [`${name}.assert`]: each(...values),
})

const unknownFields = [{ unknownFields: 'error' }, { unknownFields: 'warn', maxIssues: 2 }, { maxIssues: 1 }]
const updateOptions = [
  ...unknownFields,
  { baseline: {} },
  { baseline: { frequency: 5, degradedPacketLossThreshold: 60 } },
  { baseline: main.icmpMonitorDefaults },
  { baseline: { frequency: 7, locations: ['xx-1'] }, unchanged: 'accept' },
  { unchanged: 'accept' },
  { wrong: 1 },
]
const responseOptions = [...unknownFields, { reader: 'tolerant' }, { reader: 'wrong' }]
const parameterOptions = [{ maxIssues: 1 }, { maxIssues: 0 }]

const operation = (name: string, paths: readonly object[]): Readonly<Record<string, Samples>> => ({
  [`operations.${name}.validateRequest`]: {
    of: [undefined, { maxIssues: 1 }, { unknownFields: 'error' }].flatMap((options) =>
      requests().map((request) => [request, options]),
    ),
  },
  [`operations.${name}.buildPath`]: each(...paths),
})

/** The contracts of path parameters, queries and headers. */
const parameterNames = [...contracts.keys()].filter((name) => !isBodyName(name))

function parameterValues(name: string): readonly unknown[] {
  if (name.endsWith('Params')) return [{ id: '7f' }, {}, { id: 5 }, { ID: 'x' }, null]
  return name.endsWith('Query') ? queries() : headers()
}
