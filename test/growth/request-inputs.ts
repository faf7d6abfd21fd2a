// Hostile headers, queries, path parameters and requests, and problem details of many errors.
import {
  icmpMonitorUpdate,
  listErrorGroupsQuery,
  operations,
  toProblemDetails,
  updateIcmpMonitorHeaders,
} from 'monitor-contract'
import { update } from '../helpers/minimal-bodies.ts'
import { fields, times, validate, type Kind } from './kind.ts'

const { updateIcmpMonitor } = operations

/** Creates a problem with one error for each tag. */
const manyErrors = (size: number) =>
  icmpMonitorUpdate.validate(update({ tags: times(size, () => 5) }), { maxIssues: size })

export const requestInputs: readonly Kind[] = [
  ['a long token', (size) => ({ authorization: `Bearer ${'x'.repeat(size)} x` }), validate(updateIcmpMonitorHeaders)],
  [
    'many blanks before a token',
    (size) => ({ authorization: `Bearer${' '.repeat(size)}` }),
    validate(updateIcmpMonitorHeaders),
  ],
  [
    'many parameters of a media type',
    (size) => ({ authorization: 'Bearer x', 'content-type': `application/json${' ;a=b '.repeat(size)}"` }),
    validate(updateIcmpMonitorHeaders),
  ],
  [
    'many blanks in a media type',
    (size) => ({ authorization: 'Bearer x', 'content-type': `application/json${' \t'.repeat(size)}x` }),
    validate(updateIcmpMonitorHeaders),
  ],
  ['headers that nobody listed', (size) => fields(size, (index) => `x-${index}`), validate(updateIcmpMonitorHeaders)],
  ['a query of one parameter many times', (size) => 'limit=20&'.repeat(size), validate(listErrorGroupsQuery)],
  [
    'a query of parameters that nobody listed',
    (size) => times(size, (index) => `p${index}=1`).join('&'),
    validate(listErrorGroupsQuery),
  ],
  ['a number of many digits in a query', (size) => `page=${'1'.repeat(size)}`, validate(listErrorGroupsQuery)],
  [
    'a path parameter that is long',
    (size) => '/'.repeat(size),
    (id) => updateIcmpMonitor.buildPath({ params: { id: String(id) } }),
  ],
  [
    'a request in which much is wrong',
    (size) => ({ ...fields(size, (index) => `f${index}`), tags: times(size, () => 5) }),
    (body) => updateIcmpMonitor.validateRequest({ params: { id: 'x' }, headers: {}, body }),
  ],
  [
    'a problem of many errors',
    manyErrors,
    (result) => toProblemDetails((result as ReturnType<typeof manyErrors>).errors),
  ],
]
