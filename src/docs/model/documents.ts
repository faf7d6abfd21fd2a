import {
  errorGroupListDocuments,
  icmpMonitorDocuments,
  icmpMonitorUpdateDocuments,
  listErrorGroupsHeadersDocuments,
  listErrorGroupsQueryDocuments,
  updateIcmpMonitorHeadersDocuments,
  updateIcmpMonitorParamsDocuments,
  updateIcmpMonitorQueryDocuments,
} from '../../generated/references.ts'
import type { SchemaDocuments } from '../../schema/resolve.ts'

/** The documents of both operations, and all that they refer to. */
export const allDocuments = (): SchemaDocuments =>
  new Map([
    ...updateIcmpMonitorParamsDocuments(),
    ...updateIcmpMonitorQueryDocuments(),
    ...updateIcmpMonitorHeadersDocuments(),
    ...icmpMonitorUpdateDocuments(),
    ...icmpMonitorDocuments(),
    ...listErrorGroupsQueryDocuments(),
    ...listErrorGroupsHeadersDocuments(),
    ...errorGroupListDocuments(),
  ])
