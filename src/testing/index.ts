// The exports of `monitor-contract/testing`: the fast-check arbitraries and their types.
import * as fc from 'fast-check'
import {
  errorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  operations,
  type ErrorGroup,
  type ErrorGroupList,
  type IcmpMonitor,
  type IcmpMonitorUpdate,
  type ListErrorGroupsQuery,
  type QueryObject,
  type UpdateIcmpMonitorParams,
  type UpdateIcmpMonitorQuery,
} from '../index.ts'
import { ownOptions } from '../schema/own-options.ts'
import {
  invalidBodies,
  validBodies,
  type BodyArbitraryOptions,
  type UpdateArbitraryOptions,
  type WithBaseline,
} from './bodies.ts'
import type { InvalidValue } from './mistakes.ts'
import { invalidRequests, requests, type RequestArbitraryOptions } from './requests.ts'

export type { BodyArbitraryOptions, UpdateArbitraryOptions, WithBaseline } from './bodies.ts'
export type { Fixed } from './fixed-fields.ts'
export type { InvalidValue } from './mistakes.ts'
export type { RequestArbitraryOptions } from './requests.ts'

/**
 * A request of "Update an ICMP monitor" as a client passes it: a query parameter can be text, or
 * missing.
 */
export interface SentUpdateIcmpMonitorRequest {
  params: UpdateIcmpMonitorParams
  query: QueryObject<UpdateIcmpMonitorQuery>
  /** The names can have any letter case. */
  headers: Record<string, string>
  body: IcmpMonitorUpdate
}

/**
 * A request of "List error groups" as a client passes it: a query parameter can be text, or
 * missing.
 */
export interface SentListErrorGroupsRequest {
  query: QueryObject<ListErrorGroupsQuery>
  /** The names can have any letter case. */
  headers: Record<string, string>
}

/** Options of the arbitrary of valid update requests. */
export interface UpdateRequestArbitraryOptions
  extends RequestArbitraryOptions<SentUpdateIcmpMonitorRequest>, WithBaseline {}

/** The contract of error groups, with an error where `lastSeen` is before `firstSeen`. */
const groupsInOrder = /* @__PURE__ */ errorGroup.with({ severity: { 'seen-order': 'error' } })

/** Generates error groups whose dates are in order, unless both are fixed. */
const errorGroups = (options?: BodyArbitraryOptions<ErrorGroup>): fc.Arbitrary<ErrorGroup> =>
  validBodies(errorGroup, options, groupsInOrder)

/**
 * Arbitraries for fast-check: valid values of every body and request, and invalid values with one
 * error each. An invalid value comes with the code and the pointer of its error.
 *
 * @example
 * fc.sample(arbitraries.icmpMonitorUpdate(), 5).every((body) =>
 *   icmpMonitorUpdate.is(body),
 * )
 * // true
 */
export const arbitraries = Object.freeze({
  /**
   * Generates bodies that `icmpMonitorUpdate` accepts. The option `baseline` is passed to the
   * contract.
   *
   * Service description, "ICMP monitor". Each optional field is present or missing, unless its
   * value is fixed.
   *
   * @throws TypeError if an option does not exist or has a wrong value, or no valid body has the
   * fixed fields
   * @example
   * fc.sample(arbitraries.icmpMonitorUpdate(), 5).every((body) =>
   *   icmpMonitorUpdate.is(body),
   * )
   * // true
   */
  icmpMonitorUpdate(options: UpdateArbitraryOptions = {}): fc.Arbitrary<IcmpMonitorUpdate> {
    ownOptions(options, ['fixed', 'unlisted', 'baseline'])
    const { baseline, ...others } = options
    return validBodies(icmpMonitorUpdate.with({ baseline }), others)
  },

  /**
   * Generates bodies that `icmpMonitor` accepts.
   *
   * Service description, "ICMP monitor". Each optional field is present or missing, unless its
   * value is fixed.
   *
   * @throws TypeError if an option does not exist or has a wrong value, or no valid body has the
   * fixed fields
   * @example
   * fc.sample(arbitraries.icmpMonitor(), 5).every((body) =>
   *   icmpMonitor.is(body),
   * )
   * // true
   */
  icmpMonitor: (options: BodyArbitraryOptions<IcmpMonitor> = {}): fc.Arbitrary<IcmpMonitor> =>
    validBodies(icmpMonitor, options),

  /**
   * Generates bodies that `errorGroup` accepts. `firstSeen` is not after `lastSeen`, unless both
   * are fixed.
   *
   * Service description, "Error group". Each optional field is present or missing, unless its value
   * is fixed.
   *
   * @throws TypeError if an option does not exist or has a wrong value, or no valid body has the
   * fixed fields
   * @example
   * fc.sample(arbitraries.errorGroup(), 5).every((body) =>
   *   errorGroup.is(body),
   * )
   * // true
   */
  errorGroup: (options: BodyArbitraryOptions<ErrorGroup> = {}): fc.Arbitrary<ErrorGroup> =>
    errorGroups(options),

  /**
   * Generates bodies that `icmpMonitorUpdate` rejects with one error. The option `baseline` is
   * passed to the contract.
   *
   * Service description, "ICMP monitor". Each value violates one keyword of the schema or one rule.
   *
   * @throws TypeError if an option does not exist or has a wrong value
   * @example
   * fc.sample(arbitraries.invalidIcmpMonitorUpdate(), 5).some(
   *   ({ value }) => icmpMonitorUpdate.is(value),
   * )
   * // false
   */
  invalidIcmpMonitorUpdate(options: WithBaseline = {}): fc.Arbitrary<InvalidValue> {
    ownOptions(options, ['baseline'])
    return invalidBodies(icmpMonitorUpdate.with(options))
  },

  /**
   * Generates bodies that `icmpMonitor` rejects with one error.
   *
   * Service description, "ICMP monitor". Each value violates one keyword of the schema or one rule.
   *
   * @example
   * fc.sample(arbitraries.invalidIcmpMonitor(), 5).some(({ value }) =>
   *   icmpMonitor.is(value),
   * )
   * // false
   */
  invalidIcmpMonitor: (): fc.Arbitrary<InvalidValue> => invalidBodies(icmpMonitor),

  /**
   * Generates bodies that `errorGroup` rejects with one error.
   *
   * Service description, "Error group". Each value violates one keyword of the schema.
   *
   * @example
   * fc.sample(arbitraries.invalidErrorGroup(), 5).some(({ value }) =>
   *   errorGroup.is(value),
   * )
   * // false
   */
  invalidErrorGroup: (): fc.Arbitrary<InvalidValue> => invalidBodies(errorGroup, errorGroups()),

  /**
   * Generates lists that `errorGroupList` accepts. The option `fixed` sets fields of every item.
   *
   * Service description, "Error group". The value is a JSON array of error groups.
   *
   * @throws TypeError if an option does not exist or has a wrong value, or no valid body has the
   * fixed fields
   * @example
   * fc.sample(arbitraries.errorGroupList(), 5).every((list) =>
   *   errorGroupList.is(list),
   * )
   * // true
   */
  errorGroupList: (options: BodyArbitraryOptions<ErrorGroup> = {}): fc.Arbitrary<ErrorGroupList> =>
    fc.array(errorGroups(options)),

  /**
   * Generates values that `errorGroupList` rejects with one error.
   *
   * Service description, "Error group". Each value violates one keyword of the schema.
   *
   * @example
   * fc.sample(arbitraries.invalidErrorGroupList(), 5).some(({ value }) =>
   *   errorGroupList.is(value),
   * )
   * // false
   */
  invalidErrorGroupList: (): fc.Arbitrary<InvalidValue> =>
    invalidBodies(errorGroupList, fc.array(errorGroups())),

  /**
   * Generates requests that `operations.updateIcmpMonitor.validateRequest` accepts and that HTTP
   * can carry. They always have a `content-type`.
   *
   * Numbers and booleans of the query are values or text; header names have different letter cases.
   * The option `baseline` is passed to `validateRequest`.
   *
   * Service description, "Update an ICMP monitor".
   *
   * @throws TypeError if an option does not exist or has a wrong value, or no valid request has the
   * fixed fields
   * @example
   * fc.sample(
   *   arbitraries.updateIcmpMonitorRequest({
   *     fixed: { params: { id: '7f' } },
   *   }),
   *   5,
   * ).every(
   *   (request) =>
   *     request.params.id === '7f' &&
   *     operations.updateIcmpMonitor.validateRequest(request).valid,
   * )
   * // true
   */
  updateIcmpMonitorRequest: (
    options: UpdateRequestArbitraryOptions = {},
  ): fc.Arbitrary<SentUpdateIcmpMonitorRequest> => requests(operations.updateIcmpMonitor, options),

  /**
   * Generates requests that `operations.updateIcmpMonitor.validateRequest` rejects with one error,
   * whose pointer begins with the name of the part. They always have a `content-type`.
   *
   * Each request has one mistake in one part. The option `baseline` is passed to `validateRequest`.
   *
   * Service description, "Update an ICMP monitor".
   *
   * @throws TypeError if an option does not exist or has a wrong value
   * @example
   * fc.sample(
   *   arbitraries.invalidUpdateIcmpMonitorRequest(),
   *   5,
   * ).every(({ pointer }) =>
   *   /^\/(params|query|headers|body)/.test(pointer),
   * )
   * // true
   */
  invalidUpdateIcmpMonitorRequest: (options: WithBaseline = {}): fc.Arbitrary<InvalidValue> =>
    invalidRequests(operations.updateIcmpMonitor, options),

  /**
   * Generates requests that `operations.listErrorGroups.validateRequest` accepts and that HTTP can
   * carry.
   *
   * Numbers of the query are values or text; header names have different letter cases.
   *
   * Service description, "List error groups".
   *
   * @throws TypeError if an option does not exist or has a wrong value, or no valid request has the
   * fixed fields
   * @example
   * fc.sample(arbitraries.listErrorGroupsRequest(), 5).every(
   *   (request) =>
   *     operations.listErrorGroups.validateRequest(request).valid,
   * )
   * // true
   */
  listErrorGroupsRequest: (
    options: RequestArbitraryOptions<SentListErrorGroupsRequest> = {},
  ): fc.Arbitrary<SentListErrorGroupsRequest> => requests(operations.listErrorGroups, options),

  /**
   * Generates requests that `operations.listErrorGroups.validateRequest` rejects with one error,
   * whose pointer begins with the name of the part.
   *
   * Service description, "List error groups". Each request has one mistake in one part.
   *
   * @example
   * fc.sample(arbitraries.invalidListErrorGroupsRequest(), 5)
   *   .every(({ pointer }) => /^\/(query|headers)/.test(pointer))
   * // true
   */
  invalidListErrorGroupsRequest: (): fc.Arbitrary<InvalidValue> =>
    invalidRequests(operations.listErrorGroups),
})
