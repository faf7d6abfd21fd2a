import listResponse from '../../examples/documents/error-group-list.json?raw'
import update from '../../examples/documents/icmp-monitor-update.json?raw'
import wrongUpdate from '../../examples/documents/icmp-monitor-update.wrong.json?raw'
import monitor from '../../examples/documents/icmp-monitor.json?raw'
import updateRequest from '../../examples/requests/update-icmp-monitor.json?raw'
import wrongUpdateRequest from '../../examples/requests/update-icmp-monitor.wrong.json?raw'
import { defaultChoices, type Choices } from './choices.ts'
import wrongList from './examples/error-group-list-wrong.json?raw'
import wrongListRequest from './examples/list-request-wrong.json?raw'
import listRequest from './examples/list-request.json?raw'
import newerMonitor from './examples/monitor-newer.json?raw'
import bounds from './examples/update-bounds.json?raw'
import defaults from './examples/update-defaults.json?raw'
import frequency from './examples/update-frequency.json?raw'
import requestWarnings from './examples/update-request-warnings.json?raw'
import warnings from './examples/update-warnings.json?raw'
import type { KindName } from './kinds.ts'

/** An example document. */
export interface Example {
  readonly kind: KindName
  readonly title: string
  readonly text: string
  readonly choices: Choices
}

const example = (
  kind: KindName,
  title: string,
  text: string,
  choices: Partial<Choices> = {},
): Example => ({
  kind,
  title,
  text: text.trimEnd(),
  choices: { ...defaultChoices, ...choices },
})

const group = {
  id: '1',
  checkId: '2',
  errorHash: 'f00d',
  rawErrorMessage: null,
  cleanedErrorMessage: 'no reply',
  firstSeen: '2026-01-05',
  lastSeen: '2026-01-03',
  archivedUntilNextEvent: 'no',
}
const json = (value: unknown): string => JSON.stringify(value, null, 2)

/** The initial text of the stored monitor. */
export const storedMonitor = monitor.trimEnd()

/** The example documents. The page shows the first one at the start. */
export const examples: readonly Example[] = [
  example('icmpMonitorUpdate', 'Many mistakes', wrongUpdate),
  example('icmpMonitorUpdate', 'Valid', update),
  example('icmpMonitorUpdate', 'Every bound exceeded', bounds),
  example('icmpMonitorUpdate', 'Valid, with warnings', warnings),
  example('icmpMonitorUpdate', 'Conflict with defaults', defaults),
  example('icmpMonitorUpdate', 'New frequency for a stored monitor', frequency, {
    baseline: 'own',
  }),
  example('icmpMonitor', 'Read strictly', monitor),
  example('icmpMonitor', 'Read tolerantly', monitor, { reader: 'tolerant' }),
  example('icmpMonitor', 'From a newer service', newerMonitor, {
    reader: 'tolerant',
    unknownFields: 'warning',
  }),
  example('errorGroup', 'Two mistakes', json(group)),
  example('errorGroupList', 'Valid', listResponse),
  example('errorGroupList', 'Invalid', wrongList),
  example('updateRequest', 'Valid', updateRequest),
  example('updateRequest', 'Invalid in every part', wrongUpdateRequest),
  example('updateRequest', 'Without optional headers', requestWarnings),
  example('listRequest', 'Valid', listRequest),
  example('listRequest', 'Invalid', wrongListRequest),
  example('updateIcmpMonitorParams', 'Valid', json({ id: '7f3f2b64-9c0e-4f0a-8f52-0d9f5f0f7a11' })),
  example('updateIcmpMonitorQuery', 'Invalid', json({ autoAssignAlerts: 'yes' })),
  example(
    'updateIcmpMonitorHeaders',
    'Without optional headers',
    json({ authorization: 'Bearer <API_KEY>' }),
  ),
  example('listErrorGroupsQuery', 'Invalid', json({ limit: '101', page: '0' })),
  example('listErrorGroupsHeaders', 'Invalid', json({ authorization: 'Basic dXNlcg==' })),
]
