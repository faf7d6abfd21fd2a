import * as z from 'zod/mini'
import { frequencies, icmpLocations, runtimeIds } from '../allowed-values.ts'
import { allowsOffset, keepsOrder } from '../rules.ts'

const Update = z
  .object({
    heartbeat: z.looseObject({}),
    script: z.string(),
    name: z.optional(z.string()),
    activated: z.optional(z.boolean()),
    muted: z.optional(z.boolean()),
    doubleCheck: z.optional(z.boolean()),
    shouldFail: z.optional(z.boolean()),
    locations: z.nullish(z.array(z.enum(icmpLocations))),
    tags: z.optional(z.array(z.string())),
    alertSettings: z.optional(
      z.object({
        escalationType: z.optional(z.string()),
        runBasedEscalation: z.optional(z.object({ failedRunThreshold: z.optional(z.number()) })),
        reminders: z.optional(z.object({ amount: z.optional(z.number()), interval: z.optional(z.number()) })),
        parallelRunFailureThreshold: z.optional(
          z.object({ enabled: z.optional(z.boolean()), percentage: z.optional(z.number()) }),
        ),
      }),
    ),
    useGlobalAlertSettings: z.optional(z.boolean()),
    groupId: z.nullish(z.number()),
    groupOrder: z.nullish(z.number().check(z.minimum(0))),
    runtimeId: z.nullish(z.enum(runtimeIds)),
    alertChannelSubscriptions: z.optional(z.array(z.looseObject({}))),
    retryStrategy: z.optional(
      z.object({
        type: z.optional(z.string()),
        baseBackoffSeconds: z.optional(z.number()),
        sameRegion: z.optional(z.boolean()),
        maxRetries: z.optional(z.number()),
        maxDurationSeconds: z.optional(z.number()),
        onlyOn: z.optional(z.array(z.string())),
      }),
    ),
    triggerIncident: z.optional(
      z.object({
        serviceId: z.optional(z.string()),
        severity: z.optional(z.string()),
        name: z.optional(z.string()),
        description: z.optional(z.string()),
        notifySubscribers: z.optional(z.boolean()),
      }),
    ),
    runParallel: z.optional(z.boolean()),
    description: z.nullish(z.string().check(z.maxLength(500))),
    frequency: z.optional(z.literal(frequencies)),
    frequencyOffset: z.optional(z.int().check(z.minimum(1))),
    request: z.optional(
      z.object({
        hostname: z.optional(z.string()),
        ipFamily: z.optional(z.string()),
        pingCount: z.optional(z.number()),
        assertions: z.optional(
          z.array(
            z.object({
              source: z.optional(z.string()),
              property: z.optional(z.string()),
              comparison: z.optional(z.string()),
              target: z.optional(z.string()),
            }),
          ),
        ),
      }),
    ),
    scriptPath: z.nullish(z.string()),
    sslCheckDomain: z.optional(z.string()),
    environmentVariables: z.nullish(
      z
        .array(
          z.object({
            key: z.optional(z.string()),
            value: z.optional(z.string()),
            locked: z.optional(z.boolean()),
            secret: z.optional(z.boolean()),
          }),
        )
        .check(z.maxLength(50)),
    ),
    setupSnippetId: z.nullish(z.number()),
    tearDownSnippetId: z.nullish(z.number()),
    localSetupScript: z.nullish(z.string()),
    localTearDownScript: z.nullish(z.string()),
    degradedResponseTime: z.nullish(z.number().check(z.minimum(0), z.maximum(300_000))),
    maxResponseTime: z.nullish(z.number().check(z.minimum(0), z.maximum(300_000))),
    degradedPacketLossThreshold: z.nullish(z.number().check(z.gt(0), z.maximum(100))),
    maxPacketLossThreshold: z.nullish(z.number().check(z.gt(0), z.maximum(100))),
    privateLocations: z.optional(z.string()),
  })
  .check(
    z.refine(({ frequency, frequencyOffset }) => allowsOffset(frequency, frequencyOffset), {
      path: ['frequencyOffset'],
      error: 'must fit the frequency',
    }),
    z.refine(
      ({ degradedPacketLossThreshold, maxPacketLossThreshold }) =>
        keepsOrder(degradedPacketLossThreshold, maxPacketLossThreshold),
      { path: ['maxPacketLossThreshold'], error: 'must be at least degradedPacketLossThreshold' },
    ),
  )

export const is = (value: unknown): boolean => z.validate(Update, value)
export const validate = (value: unknown) => z.safeParse(Update, value)
export const mistakes = ({ error }: ReturnType<typeof validate>): number => error?.issues.length ?? 0
