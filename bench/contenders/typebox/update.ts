import Type, { type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { frequencies, icmpLocations, runtimeIds } from '../allowed-values.ts'
import { allowsOffset, keepsOrder, type RuleFields } from '../rules.ts'

const Nullable = <T extends TSchema>(type: T) => Type.Union([type, Type.Null()])
const OptionalString = Type.Optional(Type.String())
const OptionalNumber = Type.Optional(Type.Number())
const OptionalBoolean = Type.Optional(Type.Boolean())

const Fields = Type.Object({
  heartbeat: Type.Object({}),
  script: Type.String(),
  name: OptionalString,
  activated: OptionalBoolean,
  muted: OptionalBoolean,
  doubleCheck: OptionalBoolean,
  shouldFail: OptionalBoolean,
  locations: Type.Optional(Nullable(Type.Array(Type.Enum([...icmpLocations])))),
  tags: Type.Optional(Type.Array(Type.String())),
  alertSettings: Type.Optional(
    Type.Object({
      escalationType: OptionalString,
      runBasedEscalation: Type.Optional(Type.Object({ failedRunThreshold: OptionalNumber })),
      reminders: Type.Optional(Type.Object({ amount: OptionalNumber, interval: OptionalNumber })),
      parallelRunFailureThreshold: Type.Optional(Type.Object({ enabled: OptionalBoolean, percentage: OptionalNumber })),
    }),
  ),
  useGlobalAlertSettings: OptionalBoolean,
  groupId: Type.Optional(Nullable(Type.Number())),
  groupOrder: Type.Optional(Nullable(Type.Number({ minimum: 0 }))),
  runtimeId: Type.Optional(Nullable(Type.Enum([...runtimeIds]))),
  alertChannelSubscriptions: Type.Optional(Type.Array(Type.Object({}))),
  retryStrategy: Type.Optional(
    Type.Object({
      type: OptionalString,
      baseBackoffSeconds: OptionalNumber,
      sameRegion: OptionalBoolean,
      maxRetries: OptionalNumber,
      maxDurationSeconds: OptionalNumber,
      onlyOn: Type.Optional(Type.Array(Type.String())),
    }),
  ),
  triggerIncident: Type.Optional(
    Type.Object({
      serviceId: OptionalString,
      severity: OptionalString,
      name: OptionalString,
      description: OptionalString,
      notifySubscribers: OptionalBoolean,
    }),
  ),
  runParallel: OptionalBoolean,
  description: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
  frequency: Type.Optional(Type.Enum([...frequencies])),
  frequencyOffset: Type.Optional(Type.Integer({ minimum: 1 })),
  request: Type.Optional(
    Type.Object({
      hostname: OptionalString,
      ipFamily: OptionalString,
      pingCount: OptionalNumber,
      assertions: Type.Optional(
        Type.Array(
          Type.Object({
            source: OptionalString,
            property: OptionalString,
            comparison: OptionalString,
            target: OptionalString,
          }),
        ),
      ),
    }),
  ),
  scriptPath: Type.Optional(Nullable(Type.String())),
  sslCheckDomain: OptionalString,
  environmentVariables: Type.Optional(
    Nullable(
      Type.Array(
        Type.Object({ key: OptionalString, value: OptionalString, locked: OptionalBoolean, secret: OptionalBoolean }),
        { maxItems: 50 },
      ),
    ),
  ),
  setupSnippetId: Type.Optional(Nullable(Type.Number())),
  tearDownSnippetId: Type.Optional(Nullable(Type.Number())),
  localSetupScript: Type.Optional(Nullable(Type.String())),
  localTearDownScript: Type.Optional(Nullable(Type.String())),
  degradedResponseTime: Type.Optional(Nullable(Type.Number({ minimum: 0, maximum: 300_000 }))),
  maxResponseTime: Type.Optional(Nullable(Type.Number({ minimum: 0, maximum: 300_000 }))),
  degradedPacketLossThreshold: Type.Optional(Nullable(Type.Number({ exclusiveMinimum: 0, maximum: 100 }))),
  maxPacketLossThreshold: Type.Optional(Nullable(Type.Number({ exclusiveMinimum: 0, maximum: 100 }))),
  privateLocations: OptionalString,
})

const WithOffset = Type.Refine(
  Fields,
  ({ frequency, frequencyOffset }: RuleFields) => allowsOffset(frequency, frequencyOffset),
  () => 'frequencyOffset must fit the frequency',
)

const Update = Compile(
  Type.Refine(
    WithOffset,
    ({ degradedPacketLossThreshold, maxPacketLossThreshold }: RuleFields) =>
      keepsOrder(degradedPacketLossThreshold, maxPacketLossThreshold),
    () => 'maxPacketLossThreshold must be at least degradedPacketLossThreshold',
  ),
)

export const is = (value: unknown): boolean => Update.Check(value)
export const validate = (value: unknown) => Update.Errors(value)
export const mistakes = (errors: ReturnType<typeof validate>): number => errors.length
