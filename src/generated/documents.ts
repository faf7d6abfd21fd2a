// Generated from schemas/ by `npm run generate`. Do not edit.
import { byId, type DocumentSet } from '../schema/resolve.ts'
import { alertChannelSubscriptionSchema } from './schemas/alert-channel-subscription.ts'
import { alertChannelsSchema } from './schemas/alert-channels.ts'
import { alertSettingsSchema } from './schemas/alert-settings.ts'
import { environmentVariableSchema } from './schemas/environment-variable.ts'
import { errorGroupListSchema } from './schemas/error-group-list.ts'
import { errorGroupSchema } from './schemas/error-group.ts'
import { icmpAssertionSchema } from './schemas/icmp-assertion.ts'
import { icmpMonitorFieldsSchema } from './schemas/icmp-monitor-fields.ts'
import { icmpMonitorUpdateSchema } from './schemas/icmp-monitor-update.ts'
import { icmpMonitorSchema } from './schemas/icmp-monitor.ts'
import { icmpRequestSchema } from './schemas/icmp-request.ts'
import { listErrorGroupsHeadersSchema } from './schemas/list-error-groups-headers.ts'
import { listErrorGroupsQuerySchema } from './schemas/list-error-groups-query.ts'
import { retryStrategySchema } from './schemas/retry-strategy.ts'
import { triggerIncidentSchema } from './schemas/trigger-incident.ts'
import { updateIcmpMonitorHeadersSchema } from './schemas/update-icmp-monitor-headers.ts'
import { updateIcmpMonitorParamsSchema } from './schemas/update-icmp-monitor-params.ts'
import { updateIcmpMonitorQuerySchema } from './schemas/update-icmp-monitor-query.ts'

export const icmpMonitorUpdateDocument: DocumentSet = {
  document: icmpMonitorUpdateSchema,
  documents: () =>
    byId([
      icmpMonitorUpdateSchema,
      icmpMonitorFieldsSchema,
      alertSettingsSchema,
      retryStrategySchema,
      triggerIncidentSchema,
      icmpRequestSchema,
      environmentVariableSchema,
      icmpAssertionSchema,
    ]),
}

export const icmpMonitorDocument: DocumentSet = {
  document: icmpMonitorSchema,
  documents: () =>
    byId([
      icmpMonitorSchema,
      icmpMonitorFieldsSchema,
      alertChannelSubscriptionSchema,
      alertChannelsSchema,
      alertSettingsSchema,
      retryStrategySchema,
      triggerIncidentSchema,
      icmpRequestSchema,
      environmentVariableSchema,
      icmpAssertionSchema,
    ]),
}

export const updateIcmpMonitorParamsDocument: DocumentSet = {
  document: updateIcmpMonitorParamsSchema,
  documents: () => byId([updateIcmpMonitorParamsSchema]),
}

export const updateIcmpMonitorQueryDocument: DocumentSet = {
  document: updateIcmpMonitorQuerySchema,
  documents: () => byId([updateIcmpMonitorQuerySchema]),
}

export const updateIcmpMonitorHeadersDocument: DocumentSet = {
  document: updateIcmpMonitorHeadersSchema,
  documents: () => byId([updateIcmpMonitorHeadersSchema, listErrorGroupsHeadersSchema]),
}

export const errorGroupDocument: DocumentSet = { document: errorGroupSchema, documents: () => byId([errorGroupSchema]) }

export const errorGroupListDocument: DocumentSet = {
  document: errorGroupListSchema,
  documents: () => byId([errorGroupListSchema, errorGroupSchema]),
}

export const listErrorGroupsQueryDocument: DocumentSet = {
  document: listErrorGroupsQuerySchema,
  documents: () => byId([listErrorGroupsQuerySchema]),
}

export const listErrorGroupsHeadersDocument: DocumentSet = {
  document: listErrorGroupsHeadersSchema,
  documents: () => byId([listErrorGroupsHeadersSchema]),
}
