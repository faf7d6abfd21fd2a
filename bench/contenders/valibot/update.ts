import * as v from 'valibot'
import { frequencies, icmpLocations, runtimeIds } from '../allowed-values.ts'
import { allowsOffset, keepsOrder } from '../rules.ts'

const text = v.optional(v.string())
const number = v.optional(v.number())
const flag = v.optional(v.boolean())
const milliseconds = v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(300_000)))
const percentage = v.nullish(v.pipe(v.number(), v.gtValue(0), v.maxValue(100)))

const Update = v.pipe(
  v.object({
    heartbeat: v.looseObject({}),
    script: v.string(),
    name: text,
    activated: flag,
    muted: flag,
    doubleCheck: flag,
    shouldFail: flag,
    locations: v.nullish(v.array(v.picklist(icmpLocations))),
    tags: v.optional(v.array(v.string())),
    alertSettings: v.optional(
      v.object({
        escalationType: text,
        runBasedEscalation: v.optional(v.object({ failedRunThreshold: number })),
        reminders: v.optional(v.object({ amount: number, interval: number })),
        parallelRunFailureThreshold: v.optional(v.object({ enabled: flag, percentage: number })),
      }),
    ),
    useGlobalAlertSettings: flag,
    groupId: v.nullish(v.number()),
    groupOrder: v.nullish(v.pipe(v.number(), v.minValue(0))),
    runtimeId: v.nullish(v.picklist(runtimeIds)),
    alertChannelSubscriptions: v.optional(v.array(v.looseObject({}))),
    retryStrategy: v.optional(
      v.object({
        type: text,
        baseBackoffSeconds: number,
        sameRegion: flag,
        maxRetries: number,
        maxDurationSeconds: number,
        onlyOn: v.optional(v.array(v.string())),
      }),
    ),
    triggerIncident: v.optional(
      v.object({
        serviceId: text,
        severity: text,
        name: text,
        description: text,
        notifySubscribers: flag,
      }),
    ),
    runParallel: flag,
    description: v.nullish(v.pipe(v.string(), v.maxLength(500))),
    frequency: v.optional(v.picklist(frequencies)),
    frequencyOffset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    request: v.optional(
      v.object({
        hostname: text,
        ipFamily: text,
        pingCount: number,
        assertions: v.optional(
          v.array(v.object({ source: text, property: text, comparison: text, target: text })),
        ),
      }),
    ),
    scriptPath: v.nullish(v.string()),
    sslCheckDomain: text,
    environmentVariables: v.nullish(
      v.pipe(
        v.array(v.object({ key: text, value: text, locked: flag, secret: flag })),
        v.maxLength(50),
      ),
    ),
    setupSnippetId: v.nullish(v.number()),
    tearDownSnippetId: v.nullish(v.number()),
    localSetupScript: v.nullish(v.string()),
    localTearDownScript: v.nullish(v.string()),
    degradedResponseTime: milliseconds,
    maxResponseTime: milliseconds,
    degradedPacketLossThreshold: percentage,
    maxPacketLossThreshold: percentage,
    privateLocations: text,
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
      (body) => keepsOrder(body.degradedPacketLossThreshold, body.maxPacketLossThreshold),
      'must be at least degradedPacketLossThreshold',
    ),
    ['maxPacketLossThreshold'],
  ),
)

export const is = (value: unknown): boolean => v.is(Update, value)
export const validate = (value: unknown) => v.safeParse(Update, value)
export const mistakes = ({ issues }: ReturnType<typeof validate>): number => issues?.length ?? 0
