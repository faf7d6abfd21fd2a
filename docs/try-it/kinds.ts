import {
  errorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  listErrorGroupsHeaders,
  listErrorGroupsQuery,
  updateIcmpMonitorHeaders,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
} from 'monitor-contract'

export type OptionName = 'baseline' | 'unchanged' | 'reader' | 'unknownFields' | 'maxIssues' | 'language'

/** A kind of document, such as an update. */
export interface Kind {
  readonly title: string
  /** The call, as a program writes it. */
  readonly call: string
  readonly options: readonly OptionName[]
  readonly group: 'Bodies' | 'Requests' | 'Parameters and headers'
}

const common = ['maxIssues', 'language'] as const
const ofUpdate = ['baseline', 'unchanged', 'unknownFields', ...common] as const
const ofResponse = ['reader', 'unknownFields', ...common] as const
const ofQuery = ['unknownFields', ...common] as const

const kind = (group: Kind['group'], title: string, call: string, options: readonly OptionName[]): Kind => ({
  group,
  title,
  call,
  options,
})

const parameters = 'Parameters and headers'

export const kinds = {
  icmpMonitorUpdate: kind('Bodies', 'Monitor update', 'icmpMonitorUpdate.validate', ofUpdate),
  icmpMonitor: kind('Bodies', 'Monitor (response)', 'icmpMonitor.validate', ofResponse),
  errorGroup: kind('Bodies', 'Error group', 'errorGroup.validate', ofResponse),
  errorGroupList: kind('Bodies', 'List of error groups (response)', 'errorGroupList.validate', ofResponse),
  updateRequest: kind('Requests', 'Update a monitor', 'operations.updateIcmpMonitor.validateRequest', ofUpdate),
  listRequest: kind('Requests', 'List error groups', 'operations.listErrorGroups.validateRequest', ofQuery),
  updateIcmpMonitorParams: kind(parameters, 'Path of an update', 'updateIcmpMonitorParams.validate', common),
  updateIcmpMonitorQuery: kind(parameters, 'Query of an update', 'updateIcmpMonitorQuery.validate', ofQuery),
  updateIcmpMonitorHeaders: kind(parameters, 'Headers of an update', 'updateIcmpMonitorHeaders.validate', common),
  listErrorGroupsQuery: kind(parameters, 'Query of a listing', 'listErrorGroupsQuery.validate', ofQuery),
  listErrorGroupsHeaders: kind(parameters, 'Headers of a listing', 'listErrorGroupsHeaders.validate', common),
} as const satisfies Readonly<Record<string, Kind>>

export type KindName = keyof typeof kinds

export const isKindName = (name: unknown): name is KindName => typeof name === 'string' && Object.hasOwn(kinds, name)

/** The contract of each kind that is validated by one contract. */
export const contracts = {
  icmpMonitorUpdate,
  icmpMonitor,
  errorGroup,
  errorGroupList,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
  updateIcmpMonitorHeaders,
  listErrorGroupsQuery,
  listErrorGroupsHeaders,
}

/** Returns whether a kind contains an update: as the document itself or as its body. */
export const isUpdate = (name: KindName): boolean => name === 'icmpMonitorUpdate' || name === 'updateRequest'
