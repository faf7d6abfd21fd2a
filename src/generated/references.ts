// Generated from schemas/ by `npm run generate`. Do not edit.
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
import { byId, type SchemaDocuments } from '../schema/resolve.ts'

export const alertChannelSubscriptionDocuments = (): SchemaDocuments => byId([alertChannelSubscriptionSchema])
export const alertChannelsDocuments = (): SchemaDocuments => byId([alertChannelsSchema])
export const alertSettingsDocuments = (): SchemaDocuments => byId([alertSettingsSchema])
export const environmentVariableDocuments = (): SchemaDocuments => byId([environmentVariableSchema])
export const errorGroupListDocuments = (): SchemaDocuments => byId([errorGroupListSchema, errorGroupSchema])
export const errorGroupDocuments = (): SchemaDocuments => byId([errorGroupSchema])
export const icmpAssertionDocuments = (): SchemaDocuments => byId([icmpAssertionSchema])
export const icmpMonitorUpdateDocuments = (): SchemaDocuments =>
  byId([
    icmpMonitorUpdateSchema,
    icmpMonitorFieldsSchema,
    alertSettingsSchema,
    retryStrategySchema,
    triggerIncidentSchema,
    icmpRequestSchema,
    icmpAssertionSchema,
    environmentVariableSchema,
  ])
export const icmpMonitorDocuments = (): SchemaDocuments =>
  byId([
    icmpMonitorSchema,
    icmpMonitorFieldsSchema,
    alertSettingsSchema,
    retryStrategySchema,
    triggerIncidentSchema,
    icmpRequestSchema,
    icmpAssertionSchema,
    environmentVariableSchema,
    alertChannelSubscriptionSchema,
    alertChannelsSchema,
  ])
export const icmpRequestDocuments = (): SchemaDocuments => byId([icmpRequestSchema, icmpAssertionSchema])
export const listErrorGroupsHeadersDocuments = (): SchemaDocuments => byId([listErrorGroupsHeadersSchema])
export const listErrorGroupsQueryDocuments = (): SchemaDocuments => byId([listErrorGroupsQuerySchema])
export const retryStrategyDocuments = (): SchemaDocuments => byId([retryStrategySchema])
export const triggerIncidentDocuments = (): SchemaDocuments => byId([triggerIncidentSchema])
export const updateIcmpMonitorHeadersDocuments = (): SchemaDocuments =>
  byId([updateIcmpMonitorHeadersSchema, listErrorGroupsHeadersSchema])
export const updateIcmpMonitorParamsDocuments = (): SchemaDocuments => byId([updateIcmpMonitorParamsSchema])
export const updateIcmpMonitorQueryDocuments = (): SchemaDocuments => byId([updateIcmpMonitorQuerySchema])
