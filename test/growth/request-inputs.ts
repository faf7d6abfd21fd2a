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
]
