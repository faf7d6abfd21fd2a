import * as v from 'valibot'
import { frequencies, icmpLocations, runtimeIds } from '../allowed-values.ts'
import { allowsOffset, keepsOrder } from '../rules.ts'

const UpdateSchema = v.pipe(
  v.object({
    heartbeat: v.looseObject({}),
    script: v.string(),
    name: v.optional(v.string()),
    activated: v.optional(v.boolean()),
    muted: v.optional(v.boolean()),
    doubleCheck: v.optional(v.boolean()),
    shouldFail: v.optional(v.boolean()),
    locations: v.nullish(v.array(v.picklist(icmpLocations))),
    tags: v.optional(v.array(v.string())),
    alertSettings: v.optional(
      v.object({
        escalationType: v.optional(v.string()),
        runBasedEscalation: v.optional(v.object({ failedRunThreshold: v.optional(v.number()) })),
        reminders: v.optional(v.object({ amount: v.optional(v.number()), interval: v.optional(v.number()) })),
        parallelRunFailureThreshold: v.optional(
          v.object({ enabled: v.optional(v.boolean()), percentage: v.optional(v.number()) }),
        ),
      }),
    ),
    useGlobalAlertSettings: v.optional(v.boolean()),
    groupId: v.nullish(v.number()),
    groupOrder: v.nullish(v.pipe(v.number(), v.minValue(0))),
    runtimeId: v.nullish(v.picklist(runtimeIds)),
    alertChannelSubscriptions: v.optional(v.array(v.looseObject({}))),
    retryStrategy: v.optional(
      v.object({
        type: v.optional(v.string()),
        baseBackoffSeconds: v.optional(v.number()),
        sameRegion: v.optional(v.boolean()),
        maxRetries: v.optional(v.number()),
        maxDurationSeconds: v.optional(v.number()),
        onlyOn: v.optional(v.array(v.string())),
      }),
    ),
    triggerIncident: v.optional(
      v.object({
        serviceId: v.optional(v.string()),
        severity: v.optional(v.string()),
        name: v.optional(v.string()),
        description: v.optional(v.string()),
        notifySubscribers: v.optional(v.boolean()),
      }),
    ),
    runParallel: v.optional(v.boolean()),
    description: v.nullish(v.pipe(v.string(), v.maxLength(500))),
    frequency: v.optional(v.picklist(frequencies)),
    frequencyOffset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    request: v.optional(
      v.object({
        hostname: v.optional(v.string()),
        ipFamily: v.optional(v.string()),
        pingCount: v.optional(v.number()),
        assertions: v.optional(
          v.array(
            v.object({
              source: v.optional(v.string()),
              property: v.optional(v.string()),
              comparison: v.optional(v.string()),
              target: v.optional(v.string()),
            }),
          ),
        ),
      }),
    ),
    scriptPath: v.nullish(v.string()),
    sslCheckDomain: v.optional(v.string()),
    environmentVariables: v.nullish(
      v.pipe(
        v.array(
          v.object({
            key: v.optional(v.string()),
            value: v.optional(v.string()),
            locked: v.optional(v.boolean()),
            secret: v.optional(v.boolean()),
          }),
        ),
        v.maxLength(50),
      ),
    ),
    setupSnippetId: v.nullish(v.number()),
    tearDownSnippetId: v.nullish(v.number()),
    localSetupScript: v.nullish(v.string()),
    localTearDownScript: v.nullish(v.string()),
    degradedResponseTime: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(300_000))),
    maxResponseTime: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(300_000))),
    degradedPacketLossThreshold: v.nullish(v.pipe(v.number(), v.gtValue(0), v.maxValue(100))),
    maxPacketLossThreshold: v.nullish(v.pipe(v.number(), v.gtValue(0), v.maxValue(100))),
    privateLocations: v.optional(v.string()),
  }),
  v.forward(
    v.partialCheck(
      [['frequency'], ['frequencyOffset']],
      ({ frequency, frequencyOffset }) => allowsOffset(frequency, frequencyOffset),
      'must fit the frequency',
    ),
    ['frequencyOffset'],
  ),
  v.forward(
    v.partialCheck(
      [['degradedPacketLossThreshold'], ['maxPacketLossThreshold']],
      ({ degradedPacketLossThreshold, maxPacketLossThreshold }) =>
        keepsOrder(degradedPacketLossThreshold, maxPacketLossThreshold),
      'must be at least degradedPacketLossThreshold',
    ),
    ['maxPacketLossThreshold'],
  ),
)

export const is = (value: unknown): boolean => v.is(UpdateSchema, value)
export const validate = (value: unknown) => v.safeParse(UpdateSchema, value)
export const mistakes = ({ issues }: ReturnType<typeof validate>): number => issues?.length ?? 0
