import * as z from 'zod'
import { frequencies, icmpLocations, runtimeIds } from '../allowed-values.ts'
import { allowsOffset, keepsOrder } from '../rules.ts'

export const Update = z
  .object({
    heartbeat: z.looseObject({}),
    script: z.string(),
    name: z.string().optional(),
    activated: z.boolean().optional(),
    muted: z.boolean().optional(),
    doubleCheck: z.boolean().optional(),
    shouldFail: z.boolean().optional(),
    locations: z.array(z.enum(icmpLocations)).nullish(),
    tags: z.array(z.string()).optional(),
    alertSettings: z
      .object({
        escalationType: z.string().optional(),
        runBasedEscalation: z.object({ failedRunThreshold: z.number().optional() }).optional(),
        reminders: z.object({ amount: z.number().optional(), interval: z.number().optional() }).optional(),
        parallelRunFailureThreshold: z
          .object({ enabled: z.boolean().optional(), percentage: z.number().optional() })
          .optional(),
      })
      .optional(),
    useGlobalAlertSettings: z.boolean().optional(),
    groupId: z.number().nullish(),
    groupOrder: z.number().min(0).nullish(),
    runtimeId: z.enum(runtimeIds).nullish(),
    alertChannelSubscriptions: z.array(z.looseObject({})).optional(),
    retryStrategy: z
      .object({
        type: z.string().optional(),
        baseBackoffSeconds: z.number().optional(),
        sameRegion: z.boolean().optional(),
        maxRetries: z.number().optional(),
        maxDurationSeconds: z.number().optional(),
        onlyOn: z.array(z.string()).optional(),
      })
      .optional(),
    triggerIncident: z
      .object({
        serviceId: z.string().optional(),
        severity: z.string().optional(),
        name: z.string().optional(),
        description: z.string().optional(),
        notifySubscribers: z.boolean().optional(),
      })
      .optional(),
    runParallel: z.boolean().optional(),
    description: z.string().max(500).nullish(),
    frequency: z.literal(frequencies).optional(),
    frequencyOffset: z.int().min(1).optional(),
    request: z
      .object({
        hostname: z.string().optional(),
        ipFamily: z.string().optional(),
        pingCount: z.number().optional(),
        assertions: z
          .array(
            z.object({
              source: z.string().optional(),
              property: z.string().optional(),
              comparison: z.string().optional(),
              target: z.string().optional(),
            }),
          )
          .optional(),
      })
      .optional(),
    scriptPath: z.string().nullish(),
    sslCheckDomain: z.string().optional(),
    environmentVariables: z
      .array(
        z.object({
          key: z.string().optional(),
          value: z.string().optional(),
          locked: z.boolean().optional(),
          secret: z.boolean().optional(),
        }),
      )
      .max(50)
      .nullish(),
    setupSnippetId: z.number().nullish(),
    tearDownSnippetId: z.number().nullish(),
    localSetupScript: z.string().nullish(),
    localTearDownScript: z.string().nullish(),
    degradedResponseTime: z.number().min(0).max(300_000).nullish(),
    maxResponseTime: z.number().min(0).max(300_000).nullish(),
    degradedPacketLossThreshold: z.number().gt(0).max(100).nullish(),
    maxPacketLossThreshold: z.number().gt(0).max(100).nullish(),
    privateLocations: z.string().optional(),
  })
  .refine(({ frequency, frequencyOffset }) => allowsOffset(frequency, frequencyOffset), {
    path: ['frequencyOffset'],
    error: 'must fit the frequency',
  })
  .refine(
    ({ degradedPacketLossThreshold, maxPacketLossThreshold }) =>
      keepsOrder(degradedPacketLossThreshold, maxPacketLossThreshold),
    { path: ['maxPacketLossThreshold'], error: 'must be at least degradedPacketLossThreshold' },
  )
