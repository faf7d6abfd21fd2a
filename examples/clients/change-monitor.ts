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

/** Returns the changed monitor; undefined if nothing is sent. */
export async function changeMonitor(
  id: string,
  changes: MonitorChanges,
  { baseUrl, headers, show, confirm }: Surroundings,
): Promise<Tolerant<IcmpMonitor> | undefined> {
  // Read. The service may be newer than this package.
  const url = baseUrl + updateIcmpMonitor.buildPath({ params: { id } })
  const found = await fetch(url, { headers })
  if (!found.ok) throw new Error(await failureOf(found))
  const stored = icmpMonitor.parse(await found.json(), {
    reader: 'tolerant',
  })

  // Plan. Send back what a newer service added, in case it replaces.
  // An update requires heartbeat and script; a monitor may lack them.
  const required = {
    heartbeat: changes.heartbeat ?? stored.heartbeat ?? {},
    script: changes.script ?? stored.script ?? '',
  }
  const plan = planUpdate(
    stored,
    { ...changes, ...required },
    { unknownFields: 'keep' },
  )

  // Show and ask.
  for (const line of linesOf(plan)) show(line)
  if (!plan.result.valid) throw new Error('The update is invalid')
  if (plan.changes.length === 0) return undefined
  if (!(await confirm('Send this update?'))) return undefined

  // Send.
  const response = await fetch(url, {
    method: updateIcmpMonitor.method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(plan.body),
  })
  if (!response.ok) throw new Error(await failureOf(response))
  return icmpMonitor.parse(await response.json(), {
    reader: 'tolerant',
  })
}

/** Returns the status of a response, and any problem details. */
async function failureOf(response: Response): Promise<string> {
  const status = `The service returned ${response.status}`
  try {
    const { errors } = (await response.json()) as ProblemDetails
    const details = errors.map(
      (each) => `${each.pointer}: ${each.detail}`,
    )
    return [status, ...details].join('\n')
  } catch {
    // The body is not problem details.
    return status
  }
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
