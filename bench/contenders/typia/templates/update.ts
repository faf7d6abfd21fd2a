import typia, { type tags } from 'typia'
import type { frequencies, icmpLocations, runtimeIds } from '../../allowed-values.ts'

type Milliseconds = number & tags.Minimum<0> & tags.Maximum<300000>
type Percentage = number & tags.ExclusiveMinimum<0> & tags.Maximum<100>

interface Update {
  heartbeat: object
  script: string
  name?: string
  activated?: boolean
  muted?: boolean
  doubleCheck?: boolean
  shouldFail?: boolean
  locations?: (typeof icmpLocations)[number][] | null
  tags?: string[]
  alertSettings?: {
    escalationType?: string
    runBasedEscalation?: { failedRunThreshold?: number }
    reminders?: { amount?: number; interval?: number }
    parallelRunFailureThreshold?: { enabled?: boolean; percentage?: number }
  }
  useGlobalAlertSettings?: boolean
  groupId?: number | null
  groupOrder?: (number & tags.Minimum<0>) | null
  runtimeId?: (typeof runtimeIds)[number] | null
  alertChannelSubscriptions?: object[]
  retryStrategy?: {
    type?: string
    baseBackoffSeconds?: number
    sameRegion?: boolean
    maxRetries?: number
    maxDurationSeconds?: number
    onlyOn?: string[]
  }
  triggerIncident?: {
    serviceId?: string
    severity?: string
    name?: string
    description?: string
    notifySubscribers?: boolean
  }
  runParallel?: boolean
  description?: (string & tags.MaxLength<500>) | null
  frequency?: (typeof frequencies)[number]
  frequencyOffset?: number & tags.Type<'int32'> & tags.Minimum<1>
  request?: {
    hostname?: string
    ipFamily?: string
    pingCount?: number
    assertions?: { source?: string; property?: string; comparison?: string; target?: string }[]
  }
  scriptPath?: string | null
  sslCheckDomain?: string
  environmentVariables?:
    ({ key?: string; value?: string; locked?: boolean; secret?: boolean }[] & tags.MaxItems<50>) | null
  setupSnippetId?: number | null
  tearDownSnippetId?: number | null
  localSetupScript?: string | null
  localTearDownScript?: string | null
  degradedResponseTime?: Milliseconds | null
  maxResponseTime?: Milliseconds | null
  degradedPacketLossThreshold?: Percentage | null
  maxPacketLossThreshold?: Percentage | null
  privateLocations?: string
}

export const is = typia.createIs<Update>()
export const validate = typia.createValidate<Update>()
