import {
  type ErrorGroup,
  errorGroupList,
  type ErrorGroupList,
  type IcmpMonitor,
  type IcmpMonitorUpdate,
} from '../index.ts'
import * as fc from './fast-check.ts'
import { wholeSchema } from '../schema/whole-schema.ts'
import * as bodies from './bodies.ts'
import { bodiesOf, mistakesOf, type Body } from './body.ts'
import { mistakesIn } from './mistakes/mistakes-in.ts'
import { spoiltValues, type InvalidValue } from './mistakes/spoilt-values.ts'
import type { BodyArbitraryOptions } from './options.ts'
import {
  listErrorGroupsParts,
  updateIcmpMonitorParts,
  type SentListErrorGroupsRequest,
  type SentUpdateIcmpMonitorRequest,
} from './requests/operations.ts'
import { invalidRequestsOf, requestsOf, type Part } from './requests/request.ts'

/**
 * That what a body's schema and rules allow is of type T is claimed here, in the signature: both are made from the
 * same schema.
 */
function valid<T>(body: Body, options: BodyArbitraryOptions<T>): fc.Arbitrary<T>
function valid(body: Body, options: unknown): fc.Arbitrary<unknown> {
  return bodiesOf(body, options)
}

/** The same claim of requests. */
function request<T>(parts: readonly Part[]): fc.Arbitrary<T>
function request(parts: readonly Part[]): fc.Arbitrary<unknown> {
  return requestsOf(parts)
}

const invalid = (body: Body): fc.Arbitrary<InvalidValue> => spoiltValues(bodiesOf(body, {}), mistakesOf(body))

/**
 * Arbitraries for fast-check: valid values of every body and request, and invalid ones that each carry the code and
 * the pointer of the one error that their contract gives.
 */
export const arbitraries = Object.freeze({
  /**
   * Bodies that `icmpMonitorUpdate` accepts.
   *
   * Carries out ICMP monitor, Limits and the frequencyOffset rules: every field absent and present, every allowed
   * value, the bounds.
   *
   * @throws TypeError where an option does not exist or has a wrong value, or no valid body has the fixed fields
   * @example
   * fc.sample(arbitraries.icmpMonitorUpdate({ fixed: { name: 'edge' } }), 3).map((body) => body.name)
   * // ['edge', 'edge', 'edge']
   */
  icmpMonitorUpdate: (options: BodyArbitraryOptions<IcmpMonitorUpdate> = {}): fc.Arbitrary<IcmpMonitorUpdate> =>
    valid(bodies.icmpMonitorUpdate, options),

  /**
   * Bodies that `icmpMonitor` accepts.
   *
   * Carries out ICMP monitor, as a response holds it.
   *
   * @throws TypeError where an option does not exist or has a wrong value, or no valid body has the fixed fields
   * @example
   * fc.sample(arbitraries.icmpMonitor(), 5).every((body) => icmpMonitor.is(body)) // true
   */
  icmpMonitor: (options: BodyArbitraryOptions<IcmpMonitor> = {}): fc.Arbitrary<IcmpMonitor> =>
    valid(bodies.icmpMonitor, options),

  /**
   * Error groups that `errorGroup` accepts.
   *
   * Carries out Error group.
   *
   * @throws TypeError where an option does not exist or has a wrong value, or no valid body has the fixed fields
   * @example
   * fc.sample(arbitraries.errorGroup({ fixed: { rawErrorMessage: null } }), 2).map((group) => group.rawErrorMessage)
   * // [null, null]
   */
  errorGroup: (options: BodyArbitraryOptions<ErrorGroup> = {}): fc.Arbitrary<ErrorGroup> =>
    valid(bodies.errorGroup, options),

  /**
   * Lists that `errorGroupList` accepts; `fixed` holds fields of every group.
   *
   * Carries out List error groups: a JSON array of error group objects.
   *
   * @throws TypeError where an option does not exist or has a wrong value, or no valid body has the fixed fields
   * @example
   * fc.sample(arbitraries.errorGroupList({ fixed: { checkId: 'a' } }), 5).flat().every((group) => group.checkId ===
   * 'a') // true
   */
  errorGroupList: (options: BodyArbitraryOptions<ErrorGroup> = {}): fc.Arbitrary<ErrorGroupList> =>
    fc.array(valid(bodies.errorGroup, options)),

  /**
   * Bodies that `icmpMonitorUpdate` refuses with one error.
   *
   * Carries out what ICMP monitor and Limits rule out: every keyword of the schema at every place, and both rules.
   *
   * @example
   * fc.sample(arbitraries.invalidIcmpMonitorUpdate(), 5).some(({ value }) => icmpMonitorUpdate.is(value)) // false
   */
  invalidIcmpMonitorUpdate: (): fc.Arbitrary<InvalidValue> => invalid(bodies.icmpMonitorUpdate),

  /**
   * Bodies that `icmpMonitor` refuses with one error.
   *
   * Carries out what ICMP monitor rules out in a response.
   *
   * @example
   * fc.sample(arbitraries.invalidIcmpMonitor(), 5).some(({ value }) => icmpMonitor.is(value)) // false
   */
  invalidIcmpMonitor: (): fc.Arbitrary<InvalidValue> => invalid(bodies.icmpMonitor),

  /**
   * Error groups that `errorGroup` refuses with one error.
   *
   * Carries out what Error group rules out.
   *
   * @example
   * fc.sample(arbitraries.invalidErrorGroup(), 5).some(({ value }) => errorGroup.is(value)) // false
   */
  invalidErrorGroup: (): fc.Arbitrary<InvalidValue> => invalid(bodies.errorGroup),

  /**
   * Lists that `errorGroupList` refuses with one error: they are no list, or one group is wrong.
   *
   * Carries out what List error groups rules out.
   *
   * @example
   * fc.sample(arbitraries.invalidErrorGroupList(), 5).some(({ value }) => errorGroupList.is(value)) // false
   */
  invalidErrorGroupList: (): fc.Arbitrary<InvalidValue> =>
    spoiltValues(
      // Without a group there is nothing to spoil in one.
      fc.array(bodiesOf(bodies.errorGroup, {}), { minLength: 1 }),
      mistakesIn(wholeSchema(errorGroupList)),
    ),

  /**
   * Requests that `operations.updateIcmpMonitor.validateRequest` accepts and HTTP can carry: numbers and booleans of
   * the query as such or as text, header names in any case.
   *
   * Carries out Update an ICMP monitor.
   *
   * @example
   * fc.sample(arbitraries.updateIcmpMonitorRequest(), 5).every((request) =>
   * operations.updateIcmpMonitor.validateRequest(request).valid) // true
   */
  updateIcmpMonitorRequest: (): fc.Arbitrary<SentUpdateIcmpMonitorRequest> => request(updateIcmpMonitorParts()),

  /**
   * Requests that `operations.listErrorGroups.validateRequest` accepts and HTTP can carry.
   *
   * Carries out List error groups.
   *
   * @example
   * fc.sample(arbitraries.listErrorGroupsRequest(), 5).every((request) =>
   * operations.listErrorGroups.validateRequest(request).valid) // true
   */
  listErrorGroupsRequest: (): fc.Arbitrary<SentListErrorGroupsRequest> => request(listErrorGroupsParts()),

  /**
   * Requests that `operations.updateIcmpMonitor.validateRequest` refuses with one error, whose pointer begins with the
   * part.
   *
   * Carries out what Update an ICMP monitor rules out.
   *
   * @example
   * fc.sample(arbitraries.invalidUpdateIcmpMonitorRequest(), 5).every(({ pointer }) =>
   * /^\/(params|query|headers|body)/.test(pointer)) // true
   */
  invalidUpdateIcmpMonitorRequest: (): fc.Arbitrary<InvalidValue> => invalidRequestsOf(updateIcmpMonitorParts()),

  /**
   * Requests that `operations.listErrorGroups.validateRequest` refuses with one error, whose pointer begins with the
   * part.
   *
   * Carries out what List error groups rules out.
   *
   * @example
   * fc.sample(arbitraries.invalidListErrorGroupsRequest(), 5).every(({ pointer }) =>
   * /^\/(query|headers)/.test(pointer)) // true
   */
  invalidListErrorGroupsRequest: (): fc.Arbitrary<InvalidValue> => invalidRequestsOf(listErrorGroupsParts()),
})
