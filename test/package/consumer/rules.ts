// Own rules and their misuses, for which the compiler must find exactly the expected errors.
import {
  defineRule,
  english,
  icmpMonitorUpdate,
  operations,
  type IssueOfRule,
  type Messages,
} from 'monitor-contract'

declare const value: unknown

export const fewLocations = defineRule(icmpMonitorUpdate, {
  code: 'few-locations',
  at: 'locations',
  reads: ['locations', 'request.pingCount'],
  readsIfPresent: ['frequency'],
  severity: 'warning',
  check: ({ locations, frequency = 10, request }) =>
    locations.length > 4 && frequency < 5 && request.pingCount > 1 ? { maximum: 4 } : undefined,
  message: ({ maximum }, name) => `must have at most ${maximum} locations (${name('frequency')}).`,
})

export const ours = icmpMonitorUpdate.with({
  rules: [fewLocations],
  severity: { 'unknown-field': 'error', 'packet-loss-steps': 'off', 'few-locations': 'error' },
})

const result = ours.validate(value)
for (const issue of [...result.errors, ...result.warnings])
  switch (issue.code) {
    case 'few-locations': {
      const { maximum }: { maximum: number } = issue.params
      void maximum
      break
    }
    case 'minimum': {
      const { minimum }: { minimum: number } = issue.params
      void minimum
    }
  }

export const issue: IssueOfRule<typeof fewLocations> | undefined = undefined

const annotated: typeof ours = ours
annotated.assert(value)
export const script: string = value.script

export const german: Required<Messages> = { ...english, required: ({ path }, name) => name(path) }

export const request = operations.updateIcmpMonitor.validateRequest({}, { rules: [fewLocations] })

// @ts-expect-error a misspelt field
defineRule(icmpMonitorUpdate, { code: 'a', at: 'nam', check: () => ({}), message: () => '' })

// @ts-expect-error a misspelt code
icmpMonitorUpdate.with({ severity: { 'deprecated-fields': 'off' } })

// @ts-expect-error a misspelt code in messages
icmpMonitorUpdate.validate(value, { messages: { maximun: () => '' } })
