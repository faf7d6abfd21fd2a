// Changes a monitor: reads it, plans the update, shows the plan, asks, and sends it.
import {
  icmpMonitor,
  operations,
  planUpdate,
  redact,
  type IcmpMonitor,
  type MonitorChanges,
  type PlannedChange,
  type ProblemDetails,
  type Tolerant,
  type UpdatePlan,
} from 'monitor-contract'

const { updateIcmpMonitor } = operations

/** Where the service is, and how the program talks to a person. */
export interface Surroundings {
  readonly baseUrl: string
  readonly headers: Readonly<Record<string, string>>
  readonly show: (line: string) => void
  readonly confirm: (question: string) => Promise<boolean>
}

/** Changes a monitor and returns it as the service returns it; undefined if nothing was changed. */
export async function changeMonitor(
  id: string,
  changes: MonitorChanges,
  { baseUrl, headers, show, confirm }: Surroundings,
): Promise<Tolerant<IcmpMonitor> | undefined> {
  const url = baseUrl + updateIcmpMonitor.buildPath({ params: { id } })

  // Read. The service may be newer than this package.
  const received: unknown = await (await fetch(url, { headers })).json()
  const stored = icmpMonitor.parse(received, { reader: 'tolerant' })

  // Plan. Send back what a newer service added, in case it replaces.
  const plan = planUpdate(stored, changes, { unknownFields: 'keep' })
  for (const line of linesOf(plan)) show(line)
  if (!plan.result.valid || plan.changes.length === 0) return undefined
  if (!(await confirm('Send this update?'))) return undefined

  // Send.
  const response = await fetch(url, {
    method: updateIcmpMonitor.method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(plan.body),
  })
  if (response.status === 422) {
    const problem = (await response.json()) as ProblemDetails
    for (const { pointer, detail } of problem.errors)
      show(`rejected ${pointer}: ${detail}`)
    return undefined
  }
  return icmpMonitor.parse(await response.json(), {
    reader: 'tolerant',
  })
}

const signs = { add: '+', replace: '~', remove: '-' }

/** Returns lines for a person who confirms the update, no secrets. */
function linesOf(plan: UpdatePlan): readonly string[] {
  const { changes, omitted, uncertain, result } = redact(
    plan,
  ) as UpdatePlan
  const valueOf = (change: PlannedChange): string =>
    [change.from, change.to]
      .flatMap((value) =>
        value === undefined ? [] : [JSON.stringify(value)],
      )
      .join(' → ')
  return [
    ...changes.map(
      (change) =>
        `${signs[change.kind]} ${change.pointer}: ${valueOf(change)}`,
    ),
    ...omitted.map(
      ({ pointer, reason }) => `not sent ${pointer}: ${reason}`,
    ),
    ...uncertain.map(
      ({ pointer }) =>
        `uncertain ${pointer}: the service may replace the monitor`,
    ),
    ...[...result.errors, ...result.warnings].map(
      ({ severity, message }) => `${severity}: ${message}`,
    ),
  ]
}
