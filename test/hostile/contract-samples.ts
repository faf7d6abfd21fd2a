// Sample calls of the methods of contracts and operations.
import * as main from 'monitor-contract'
import { isBodyName } from '../helpers/body-contracts.ts'
import { contracts, type Question } from '../helpers/untyped-contracts.ts'

/** Arguments for calls of one function. */
export interface Samples {
  readonly of: readonly (readonly unknown[])[]
  /** Converts a result that is not data. */
  readonly use?: (result: unknown) => unknown
}

/** Returns one call for each list of arguments. */
export const calls = (...of: readonly (readonly unknown[])[]): Samples => ({ of })

/** Returns one call for each argument. */
export const each = (...values: readonly unknown[]): Samples => ({
  of: values.map((value) => [value]),
})

/** The samples of functions, by path. */
export type Rows = Readonly<Record<string, Samples>>

const update = { heartbeat: {}, script: '' }

/** Values and options that no vector has: holes, classes, and options that a vector cannot have. */
const more: readonly Question[] = [
  {
    contract: 'icmpMonitorUpdate',
    value: { ...update, tags: new Array(2), locations: new Array(1) },
  },
  { contract: 'icmpMonitorUpdate', value: update, options: { baseline: main.icmpMonitorDefaults } },
  {
    contract: 'icmpMonitorUpdate',
    value: { ...update, locations: ['xx-1', 'xx-2'], frequency: 7 },
    options: { baseline: { frequency: 7, locations: ['xx-1'] }, unchanged: 'accept' },
  },
  { contract: 'icmpMonitorUpdate', value: update, options: { unchanged: 'accept' } },
  {
    contract: 'icmpMonitor',
    value: { name: 'edge', privateLocations: new Array(1) },
    options: { wrong: 1 },
  },
  { contract: 'errorGroup', value: { rootCauseAnalyses: new Array(1) } },
  { contract: 'errorGroupList', value: new Array(2) },
  { contract: 'errorGroupList', value: [new Array(1)] },
  { contract: 'listErrorGroupsQuery', value: new URLSearchParams('limit=0&limit=x&page=1') },
  { contract: 'listErrorGroupsQuery', value: { limit: new Array(1) } },
  { contract: 'updateIcmpMonitorParams', value: { id: 5 }, options: { maxIssues: 1 } },
  { contract: 'updateIcmpMonitorHeaders', value: new Headers({ Authorization: 'Bearer k' }) },
]

const requests = (): readonly object[] => [
  {},
  { params: { id: '7f' }, headers: { authorization: 'Bearer k' }, body: update },
  {
    params: {},
    query: 'autoAssignAlerts=no',
    headers: { authorization: 'k' },
    body: { heartbeat: 5, tags: [1] },
  },
  {
    query: { limit: 0, page: 0 },
    headers: { authorization: 'Bearer k', 'x-service-account': '7' },
  },
  { qurey: 'limit=5' },
  [],
]

const paths = [
  {},
  { params: { id: 'a/b' }, query: { autoAssignAlerts: false } },
  { params: { id: '.' } },
  { query: { limit: 5, page: 2 } },
  { query: { limit: 0 } },
  { id: 'a' },
]

type AnyContract = (typeof main)['icmpMonitor']

function samplesOf(name: string, questions: readonly Question[]): Rows {
  const of = questions.map(({ value, options }) => [value, options])
  const values = each(...questions.map(({ value }) => value))
  const targets = each({ target: 'draft-07' }, { target: 'draft-2020-12' }, { target: 'draft-04' })
  const use = (made: unknown) =>
    questions
      .slice(0, 20)
      .map(({ value }) => [
        (made as AnyContract).validate(value),
        (made as AnyContract)['~standard'].validate(value),
      ])
  return {
    [`${name}.validate`]: { of },
    [`${name}.is`]: { of },
    [`${name}.parse`]: { of },
    ...(isBodyName(name) && { [`${name}.assert`]: { of } }),
    [`${name}.with`]: {
      of: of.flatMap(([, options]) => (options === undefined ? [] : [[options]])),
      use,
    },
    [`${name}.~standard.validate`]: values,
    [`${name}.~standard.jsonSchema.input`]: targets,
    [`${name}.~standard.jsonSchema.output`]: targets,
  }
}

/**
 * Returns the calls of the methods of every contract and operation, with the values of some
 * vectors.
 */
export const contractSamples = (vectors: readonly Question[]): Rows =>
  Object.assign(
    {},
    ...[...contracts.keys()].map((name) =>
      samplesOf(
        name,
        [...vectors, ...more].filter(({ contract }) => contract === name),
      ),
    ),
    ...Object.keys(main.operations).map((name) => ({
      [`operations.${name}.validateRequest`]: calls(
        ...[undefined, { maxIssues: 1 }, { severity: { 'unknown-field': 'error' } }].flatMap(
          (options) => requests().map((request) => [request, options]),
        ),
      ),
      [`operations.${name}.buildPath`]: each(...paths),
    })),
  ) as Rows
