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
} from '../../index.ts'
import type { SchemaDocuments } from '../../schema/resolve.ts'
import { wholeSchema } from '../../schema/whole-schema.ts'

/** The documents of both operations without references, as their contracts give them out. */
export const allDocuments = (): SchemaDocuments =>
  new Map([
    ...[icmpMonitorUpdate, icmpMonitor, errorGroup, errorGroupList, updateIcmpMonitorHeaders].map(
      (contract) => [contract.id, wholeSchema(contract)] as const,
    ),
    ...[updateIcmpMonitorParams, updateIcmpMonitorQuery, listErrorGroupsQuery, listErrorGroupsHeaders].map(
      ({ id, schema }) => [id, schema] as const,
    ),
  ])
