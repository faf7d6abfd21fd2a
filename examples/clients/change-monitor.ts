// Changes a monitor: reads, plans, shows the plan, asks, and sends.
import {
  icmpMonitor,
  operations,
  planUpdate,
  redact,
  type IcmpMonitor,
  type MonitorChanges,
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

/** Returns the changed monitor; undefined if nothing was changed. */
export async function changeMonitor(
  id: string,
  changes: MonitorChanges,
  { baseUrl, headers, show, confirm }: Surroundings,
): Promise<Tolerant<IcmpMonitor> | undefined> {
  // Read. The service may be newer than this package.
  const url = baseUrl + updateIcmpMonitor.buildPath({ params: { id } })
  const found = await fetch(url, { headers })
  if (!found.ok) throw new Error(`The service returned ${found.status}`)
  const stored = icmpMonitor.parse(await found.json(), {
    reader: 'tolerant',
  })

  // Plan. Send back what a newer service added, in case it replaces.
  const plan = planUpdate(stored, changes, { unknownFields: 'keep' })

  // Show and ask.
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
  if (!response.ok)
    throw new Error(`The service returned ${response.status}`)
  return icmpMonitor.parse(await response.json(), {
    reader: 'tolerant',
  })
}

const signs = { add: '+', replace: '~', remove: '-' }

/** Returns lines for a person who confirms the update, no secrets. */
function linesOf(plan: UpdatePlan): readonly string[] {
  const { changes, omitted, uncertain, result } = redact(plan)
  return [
    ...changes.map(({ kind, pointer, from, to }) => {
      const values = [from, to].filter((each) => each !== undefined)
      const texts = values.map((each) => JSON.stringify(each))
      return `${signs[kind]} ${pointer}: ${texts.join(' → ')}`
    }),
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
