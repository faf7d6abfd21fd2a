import type { ChoiceName } from './choices.ts'

/** An option of a contract, or the format of its document. */
export type OptionName = ChoiceName | 'maxIssues'

/** A kind of document, such as an update. */
export interface Kind {
  readonly group: 'Bodies' | 'Requests' | 'Parameters and headers'
  readonly title: string
  /** The call, as a program writes it. */
  readonly call: string
  readonly options: readonly OptionName[]
}

const common = ['maxIssues', 'label'] as const
const ofQueryRequest = ['unknownFields', ...common] as const
const ofUpdateRequest = ['baseline', 'unchanged', ...ofQueryRequest] as const
const ofUpdate = ['format', ...ofUpdateRequest] as const
const ofResponse = ['format', 'reader', ...ofQueryRequest] as const
const ofQuery = ['format', ...ofQueryRequest] as const
const ofParameters = ['format', ...common] as const

const kind = (
  group: Kind['group'],
  title: string,
  call: string,
  options: readonly OptionName[],
): Kind => ({
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
  errorGroupList: kind(
    'Bodies',
    'List of error groups (response)',
    'errorGroupList.validate',
    ofResponse,
  ),
  updateRequest: kind(
    'Requests',
    'Update a monitor',
    'operations.updateIcmpMonitor.validateRequest',
    ofUpdateRequest,
  ),
  listRequest: kind(
    'Requests',
    'List error groups',
    'operations.listErrorGroups.validateRequest',
    ofQueryRequest,
  ),
  updateIcmpMonitorParams: kind(
    parameters,
    'Path of an update',
    'updateIcmpMonitorParams.validate',
    ofParameters,
  ),
  updateIcmpMonitorQuery: kind(
    parameters,
    'Query of an update',
    'updateIcmpMonitorQuery.validate',
    ofQuery,
  ),
  updateIcmpMonitorHeaders: kind(
    parameters,
    'Headers of an update',
    'updateIcmpMonitorHeaders.validate',
    ofParameters,
  ),
  listErrorGroupsQuery: kind(
    parameters,
    'Query of a listing',
    'listErrorGroupsQuery.validate',
    ofQuery,
  ),
  listErrorGroupsHeaders: kind(
    parameters,
    'Headers of a listing',
    'listErrorGroupsHeaders.validate',
    ofParameters,
  ),
} as const satisfies Readonly<Record<string, Kind>>

export type KindName = keyof typeof kinds

export const isKindName = (name: unknown): name is KindName =>
  typeof name === 'string' && Object.hasOwn(kinds, name)

/** Returns whether a kind contains an update: as the document itself or as its body. */
export const isUpdate = (name: KindName): boolean =>
  name === 'icmpMonitorUpdate' || name === 'updateRequest'

/** Returns whether a kind has an option. */
export const hasOption = (name: KindName, option: OptionName): boolean =>
  kinds[name].options.some((known) => known === option)

/**
 * Returns whether a document is YAML. A request consists of several values, which only JSON has in
 * one document.
 */
export const isYaml = (name: KindName, { format }: { readonly format: 'json' | 'yaml' }): boolean =>
  format === 'yaml' && hasOption(name, 'format')
