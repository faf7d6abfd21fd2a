import { errorGroup } from '../../contracts/error-group.ts'
import { errorGroupList } from '../../contracts/error-group-list.ts'
import { icmpMonitor } from '../../contracts/icmp-monitor.ts'
import { icmpMonitorUpdate } from '../../contracts/icmp-monitor-update.ts'
import { listErrorGroupsHeaders } from '../../contracts/list-error-groups-headers.ts'
import { listErrorGroupsQuery } from '../../contracts/list-error-groups-query.ts'
import { updateIcmpMonitorHeaders } from '../../contracts/update-icmp-monitor-headers.ts'
import { updateIcmpMonitorParams } from '../../contracts/update-icmp-monitor-params.ts'
import { updateIcmpMonitorQuery } from '../../contracts/update-icmp-monitor-query.ts'
import type { SchemaDocuments } from '../../schema/resolve.ts'
import { wholeSchema } from '../../schema/whole-schema.ts'

/** The documents of both operations without references, as their contracts give them out. */
export const allDocuments = (): SchemaDocuments =>
  new Map([
    ...[icmpMonitorUpdate, icmpMonitor, errorGroup, errorGroupList, updateIcmpMonitorHeaders].map((contract) => [contract.id, wholeSchema(contract)] as const),
    ...[updateIcmpMonitorParams, updateIcmpMonitorQuery, listErrorGroupsQuery, listErrorGroupsHeaders].map(({ id, schema }) => [id, schema] as const),
  ])
