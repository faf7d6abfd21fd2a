import type { FromSchema } from 'json-schema-to-ts'
import type { alertChannelSubscriptionSchema } from '../../src/generated/schemas/alert-channel-subscription.ts'
import type { alertChannelsSchema } from '../../src/generated/schemas/alert-channels.ts'
import type { alertSettingsSchema } from '../../src/generated/schemas/alert-settings.ts'
import type { environmentVariableSchema } from '../../src/generated/schemas/environment-variable.ts'
import type { errorGroupListSchema } from '../../src/generated/schemas/error-group-list.ts'
import type { errorGroupSchema } from '../../src/generated/schemas/error-group.ts'
import type { icmpAssertionSchema } from '../../src/generated/schemas/icmp-assertion.ts'
import type { icmpMonitorFieldsSchema } from '../../src/generated/schemas/icmp-monitor-fields.ts'
import type { icmpMonitorUpdateSchema } from '../../src/generated/schemas/icmp-monitor-update.ts'
import type { icmpMonitorSchema } from '../../src/generated/schemas/icmp-monitor.ts'
import type { icmpRequestSchema } from '../../src/generated/schemas/icmp-request.ts'
import type { listErrorGroupsHeadersSchema } from '../../src/generated/schemas/list-error-groups-headers.ts'
import type { listErrorGroupsQuerySchema } from '../../src/generated/schemas/list-error-groups-query.ts'
import type { retryStrategySchema } from '../../src/generated/schemas/retry-strategy.ts'
import type { triggerIncidentSchema } from '../../src/generated/schemas/trigger-incident.ts'
import type { updateIcmpMonitorHeadersSchema } from '../../src/generated/schemas/update-icmp-monitor-headers.ts'
import type { updateIcmpMonitorParamsSchema } from '../../src/generated/schemas/update-icmp-monitor-params.ts'
import type { updateIcmpMonitorQuerySchema } from '../../src/generated/schemas/update-icmp-monitor-query.ts'

/** Every document of `schemas/`. */
export type Document =
  | typeof alertChannelSubscriptionSchema
  | typeof alertChannelsSchema
  | typeof alertSettingsSchema
  | typeof environmentVariableSchema
  | typeof errorGroupListSchema
  | typeof errorGroupSchema
  | typeof icmpAssertionSchema
  | typeof icmpMonitorFieldsSchema
  | typeof icmpMonitorUpdateSchema
  | typeof icmpMonitorSchema
  | typeof icmpRequestSchema
  | typeof listErrorGroupsHeadersSchema
  | typeof listErrorGroupsQuerySchema
  | typeof retryStrategySchema
  | typeof triggerIncidentSchema
  | typeof updateIcmpMonitorHeadersSchema
  | typeof updateIcmpMonitorParamsSchema
  | typeof updateIcmpMonitorQuerySchema

type DocumentAt<Id> = Extract<Document, { readonly $id: Id }>

/** A schema and every schema inside it. */
type Parts<Schema> =
  | Schema
  | (Schema extends { readonly $defs: infer Named } ? Parts<Named[keyof Named]> : never)
  | (Schema extends { readonly properties: infer Fields } ? Parts<Fields[keyof Fields]> : never)
  | (Schema extends { readonly items: infer Item } ? Parts<Item> : never)

/** The part of a document at a JSON Pointer. */
type At<Part, Pointer> = Pointer extends `/${infer Name}/${infer Rest}`
  ? Name extends keyof Part
    ? At<Part[Name], `/${Rest}`>
    : never
  : Pointer extends `/${infer Name}`
    ? Name extends keyof Part
      ? Part[Name]
      : never
    : Part

/** The target of a reference. */
type Target<Schema> = Schema extends { readonly $ref: infer Ref }
  ? Target<Ref extends `${infer Id}#${infer Pointer}` ? At<DocumentAt<Id>, Pointer> : DocumentAt<Ref>>
  : Schema

/** A schema without references in which objects allow no unknown fields. */
type Closed<Schema> =
  Target<Schema> extends infer Whole
    ? Whole extends { readonly properties: unknown }
      ? CloseWithin<Whole> & { readonly additionalProperties: false }
      : CloseWithin<Whole>
    : never

type CloseWithin<Schema> = {
  readonly [Keyword in Exclude<keyof Schema, '$schema' | '$id'>]: Keyword extends 'properties'
    ? { readonly [Name in keyof Schema[Keyword]]: Closed<Schema[Keyword][Name]> }
    : Keyword extends 'items'
      ? Closed<Schema[Keyword]>
      : Schema[Keyword]
}

/** The schemas with a certain title. */
export type Titled<Title> = Extract<Parts<Document>, { readonly title: Title }>

/**
 * A type with readonly arrays in its fields. An array that may also be a single item, as in alert channels, stays
 * mutable.
 */
type ReadonlyLists<T> = T extends readonly (infer Item)[]
  ? ReadonlyLists<Item>[]
  : T extends object
    ? { [Name in keyof T]: FieldOf<T[Name]> }
    : T

type FieldOf<T> = [Extract<T, object>] extends [readonly (infer Item)[]]
  ? Exclude<T, object> | ([Extract<T, object>] extends [never] ? never : readonly ReadonlyLists<Item>[])
  : ReadonlyLists<T>

/** The type that json-schema-to-ts derives from a closed schema. */
export type Derived<Title> =
  Closed<Titled<Title>> extends infer Schema extends object
    ? ReadonlyLists<FromSchema<Schema, { keepDefaultedPropertiesOptional: true }>>
    : never
