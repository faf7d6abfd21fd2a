import {
  listErrorGroupsHeaders,
  listErrorGroupsQuery,
  updateIcmpMonitorHeaders,
  updateIcmpMonitorParams,
  updateIcmpMonitorQuery,
} from 'monitor-contract'
import errorGroup from '../../schemas/bundled/error-group.schema.json'
import errorGroupList from '../../schemas/bundled/error-group-list.schema.json'
import icmpMonitor from '../../schemas/bundled/icmp-monitor.schema.json'
import update from '../../schemas/bundled/icmp-monitor-update.schema.json'
import type { KindName } from './kinds.ts'

/** The parts of a bundled schema that completion and hover read. */
export interface EditorSchema {
  readonly title?: string
  readonly description?: string
  readonly markdownDescription?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, EditorSchema>>
  readonly items?: EditorSchema
  readonly required?: readonly string[]
  readonly enum?: readonly unknown[]
  readonly enumDescriptions?: readonly string[]
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly deprecated?: boolean
  readonly readOnly?: boolean
  readonly doNotSuggest?: boolean
}

/**
 * Returns a JSON document as a schema. TypeScript cannot check that its keywords have the types of
 * JSON Schema.
 */
const asSchema = (document: object): EditorSchema => document

export const schemas: Readonly<Record<KindName, EditorSchema>> = {
  icmpMonitorUpdate: asSchema(update),
  icmpMonitor: asSchema(icmpMonitor),
  errorGroup: asSchema(errorGroup),
  errorGroupList: asSchema(errorGroupList),
  updateRequest: {
    properties: {
      params: asSchema(updateIcmpMonitorParams.schema),
      query: asSchema(updateIcmpMonitorQuery.schema),
      headers: asSchema(updateIcmpMonitorHeaders.schema),
      body: asSchema(update),
    },
  },
  listRequest: {
    properties: {
      query: asSchema(listErrorGroupsQuery.schema),
      headers: asSchema(listErrorGroupsHeaders.schema),
    },
  },
  updateIcmpMonitorParams: asSchema(updateIcmpMonitorParams.schema),
  updateIcmpMonitorQuery: asSchema(updateIcmpMonitorQuery.schema),
  updateIcmpMonitorHeaders: asSchema(updateIcmpMonitorHeaders.schema),
  listErrorGroupsQuery: asSchema(listErrorGroupsQuery.schema),
  listErrorGroupsHeaders: asSchema(listErrorGroupsHeaders.schema),
}
