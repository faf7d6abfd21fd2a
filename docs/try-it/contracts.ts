import {
  errorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  listErrorGroupsHeaders,
  listErrorGroupsQuery,
  operations,
  updateIcmpMonitorHeaders,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
  type Contract,
  type ParametersContract,
  type Result,
  type ResponseOptions,
  type UpdateOptions,
} from 'monitor-contract'
import type { Choices } from './choices.ts'
import { hasOption, type KindName } from './kinds.ts'

/** The options of all contracts. Those of one kind are chosen at run time. */
export type AnyOptions = ResponseOptions & UpdateOptions

/** The contract of each body. */
export const bodies: Readonly<Partial<Record<KindName, Contract<unknown, AnyOptions>>>> = {
  icmpMonitorUpdate,
  icmpMonitor,
  errorGroup,
  errorGroupList,
}

/** The contract of each group of parameters. */
export const parameters: Readonly<Partial<Record<KindName, ParametersContract<unknown, unknown, AnyOptions>>>> = {
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
  updateIcmpMonitorHeaders,
  listErrorGroupsQuery,
  listErrorGroupsHeaders,
}

/** Validates a whole request. */
export const validateRequest = (kind: KindName, request: object, options: AnyOptions): Result<unknown> =>
  kind === 'updateRequest'
    ? operations.updateIcmpMonitor.validateRequest(request, options)
    : operations.listErrorGroups.validateRequest(request, options)

/** Returns the options of a kind that are chosen. */
export function optionsOf(kind: KindName, choices: Choices, baseline: object | undefined): AnyOptions {
  const { maxIssues, label, unknownFields, reader, unchanged } = choices
  return {
    maxIssues,
    ...(label === 'last' && { label: (path) => String(path.at(-1)) }),
    ...(hasOption(kind, 'unknownFields') && unknownFields !== 'default' && { unknownFields }),
    ...(hasOption(kind, 'reader') && { reader }),
    ...(hasOption(kind, 'baseline') && baseline !== undefined && { baseline, unchanged }),
  }
}
