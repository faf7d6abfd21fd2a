import * as z from 'zod'
import { frequencies, icmpLocations, runtimeIds } from '../allowed-values.ts'
import { allowsOffset, keepsOrder } from '../rules.ts'

const text = z.string().optional()
const number = z.number().optional()
const flag = z.boolean().optional()
const milliseconds = z.number().min(0).max(300_000).nullish()
const percentage = z.number().gt(0).max(100).nullish()

const Update = z
  .object({
    heartbeat: z.looseObject({}),
    script: z.string(),
    name: text,
    activated: flag,
    muted: flag,
    doubleCheck: flag,
    shouldFail: flag,
    locations: z.array(z.enum(icmpLocations)).nullish(),
    tags: z.array(z.string()).optional(),
    alertSettings: z
      .object({
        escalationType: text,
        runBasedEscalation: z.object({ failedRunThreshold: number }).optional(),
        reminders: z.object({ amount: number, interval: number }).optional(),
        parallelRunFailureThreshold: z.object({ enabled: flag, percentage: number }).optional(),
      })
      .optional(),
    useGlobalAlertSettings: flag,
    groupId: z.number().nullish(),
    groupOrder: z.number().min(0).nullish(),
    runtimeId: z.enum(runtimeIds).nullish(),
    alertChannelSubscriptions: z.array(z.looseObject({})).optional(),
    retryStrategy: z
      .object({
        type: text,
        baseBackoffSeconds: number,
        sameRegion: flag,
        maxRetries: number,
        maxDurationSeconds: number,
        onlyOn: z.array(z.string()).optional(),
      })
      .optional(),
    triggerIncident: z
      .object({
        serviceId: text,
        severity: text,
        name: text,
        description: text,
        notifySubscribers: flag,
      })
      .optional(),
    runParallel: flag,
    description: z.string().max(500).nullish(),
    frequency: z.literal(frequencies).optional(),
    frequencyOffset: z.int().min(1).optional(),
    request: z
      .object({
        hostname: text,
        ipFamily: text,
        pingCount: number,
        assertions: z
          .array(z.object({ source: text, property: text, comparison: text, target: text }))
          .optional(),
      })
      .optional(),
    scriptPath: z.string().nullish(),
    sslCheckDomain: text,
    environmentVariables: z
      .array(z.object({ key: text, value: text, locked: flag, secret: flag }))
      .max(50)
      .nullish(),
    setupSnippetId: z.number().nullish(),
    tearDownSnippetId: z.number().nullish(),
    localSetupScript: z.string().nullish(),
    localTearDownScript: z.string().nullish(),
    degradedResponseTime: milliseconds,
    maxResponseTime: milliseconds,
    degradedPacketLossThreshold: percentage,
    maxPacketLossThreshold: percentage,
    privateLocations: text,
  })
  .refine(({ frequency, frequencyOffset }) => allowsOffset(frequency, frequencyOffset), {
    path: ['frequencyOffset'],
    error: 'must fit the frequency',
  })
  .refine((body) => keepsOrder(body.degradedPacketLossThreshold, body.maxPacketLossThreshold), {
    path: ['maxPacketLossThreshold'],
    error: 'must be at least degradedPacketLossThreshold',
  })

export const is = (value: unknown): boolean => Update.validate(value)
export const validate = (value: unknown) => Update.safeParse(value)
export const mistakes = ({ error }: ReturnType<typeof validate>): number =>
  error?.issues.length ?? 0
