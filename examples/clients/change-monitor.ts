// Changes a monitor: reads, plans, shows the plan, asks, and sends.
import {
  icmpMonitor,
  operations,
  planUpdate,
  type IcmpMonitor,
  type MonitorChanges,
  type ProblemDetails,
  type Tolerant,
  type UpdatePlan,
} from 'monitor-contract'

const { updateIcmpMonitor } = operations

// The service may be newer than this package.
const reader = icmpMonitor.with({ reader: 'tolerant' })

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
  // Read.
  const url = baseUrl + updateIcmpMonitor.buildPath({ params: { id } })
  const found = await fetch(url, { headers })
  if (!found.ok) throw new Error(await failureOf(found))
  const stored = reader.parse(await found.json())

  // An update requires heartbeat and script; a response may lack them.
  for (const name of ['heartbeat', 'script'] as const)
    if ((changes[name] ?? stored[name]) == null)
      throw new Error(`The monitor has no ${name}. Add the value last sent to the changes.`)

  // Plan. Keep unknown fields: a service that replaces would delete
  // them.
  const plan = planUpdate(stored, changes, { unknownFields: 'keep' })

  // A mask would overwrite the secret.
  const masked = plan.result.warnings.find(({ code }) => code === 'masked-value')
  if (masked) throw new Error(`${masked.message} Add environmentVariables to the changes.`)

  // Show and ask.
  for (const line of linesOf(plan)) show(line)
  if (!plan.result.valid) throw new Error('The update is invalid')
  if (!changesAnything(plan, changes)) return undefined
  if (!(await confirm('Send this update?'))) return undefined

  // Send.
  const response = await fetch(url, {
    method: updateIcmpMonitor.method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(plan.body),
  })
  if (!response.ok) throw new Error(await failureOf(response))
  return reader.parse(await response.json())
}

/** Returns the status of a response, and any problem details. */
async function failureOf(response: Response): Promise<string> {
  const status = `The service returned ${response.status}`
  try {
    const { errors } = (await response.json()) as ProblemDetails
    return [status, ...errors.map(({ pointer, detail }) => `${pointer}: ${detail}`)].join('\n')
  } catch {
    // The body is not problem details.
    return status
  }
}

/**
 * Returns whether there is a planned change, or a change of a field
 * whose new value only the service knows: `privateLocations`, which
 * is a string in an update, or a field that is unknown here.
 */
const changesAnything = ({ changes, uncertain }: UpdatePlan, wanted: MonitorChanges): boolean =>
  changes.length > 0 || uncertain.some(({ path }) => Object.hasOwn(wanted, String(path[0])))

const signs = { add: '+', replace: '~', remove: '-' }

const textOf = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

/** Returns lines for a person who confirms the update. Secrets in them are redacted. */
function linesOf({ changes, omitted, uncertain, result }: UpdatePlan): readonly string[] {
  // A field that only the service writes is never sent.
  const notSent = omitted.filter((each) => each.reason !== 'response-only')
  return [
    ...changes.map(
      ({ kind, pointer, from, to }) => `${signs[kind]} ${pointer}: ${textOf(from)} → ${textOf(to)}`,
    ),
    ...uncertain.map(
      ({ pointer, merged, replaced }) =>
        `uncertain ${pointer}: stored ${textOf(merged)}, sent ${textOf(replaced)}`,
    ),
    ...notSent.map(({ pointer, reason }) => `not sent ${pointer}: ${reason}`),
    ...[...result.errors, ...result.warnings].map(
      ({ severity, message }) => `${severity}: ${message}`,
    ),
  ]
}
