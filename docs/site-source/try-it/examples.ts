import { initialChoices, type Choices } from './choices.ts'
import type { KindName } from './kinds.ts'

/** A document to begin with. */
export interface Example {
  readonly kind: KindName
  readonly title: string
  /** The file of the document, from the root of the repository. */
  readonly file: string
  /** The file of the stored monitor that it is held against. */
  readonly baselineFile?: string
  readonly choices: Choices
}

const own = 'docs/site-source/try-it/examples/'

const example = (
  kind: KindName,
  title: string,
  file: string,
  choices: Partial<Choices> = {},
  baselineFile?: string,
): Example => ({
  kind,
  title,
  file,
  choices: { ...initialChoices, ...choices },
  ...(baselineFile !== undefined && { baselineFile }),
})

/** The first example of a kind is right. */
export const examples: readonly Example[] = [
  example('icmpMonitorUpdate', 'Right', 'examples/documents/icmp-monitor-update.json'),
  example('icmpMonitorUpdate', 'Many mistakes', 'examples/documents/icmp-monitor-update.wrong.json'),
  example('icmpMonitorUpdate', 'Every bound broken', `${own}update-bounds.json`),
  example('icmpMonitorUpdate', 'Valid, with warnings', `${own}update-warnings.json`),
  example('icmpMonitorUpdate', 'Fields left out, their defaults in conflict', `${own}update-defaults.json`),
  example(
    'icmpMonitorUpdate',
    'New frequency for a stored monitor',
    `${own}update-frequency.json`,
    { baseline: 'own' },
    'examples/documents/icmp-monitor.json',
  ),
  example('icmpMonitor', 'As a client reads it: tolerant', 'examples/documents/icmp-monitor.json', {
    reader: 'tolerant',
  }),
  example('icmpMonitor', 'The same, read strictly', 'examples/documents/icmp-monitor.json'),
  example('icmpMonitor', 'From a newer service', `${own}monitor-newer.json`, {
    reader: 'tolerant',
    unknownFields: 'warn',
  }),
  example('updateRequest', 'Right', 'examples/requests/update-icmp-monitor.json'),
  example('updateRequest', 'Wrong in every part', 'examples/requests/update-icmp-monitor.wrong.json'),
  example('updateRequest', 'Valid, with headers left out', `${own}update-request-warnings.json`),
  example('errorGroupList', 'Right', 'examples/documents/error-group-list.json'),
  example('errorGroupList', 'Wrong and doubtful', `${own}error-group-list-wrong.json`),
  example('listRequest', 'Right', `${own}list-request.json`),
  example('listRequest', 'Wrong', `${own}list-request-wrong.json`),
]

/** Every file that an example needs. */
export const exampleFiles: readonly string[] = [
  ...new Set(
    examples.flatMap(({ file, baselineFile }) => (baselineFile === undefined ? [file] : [file, baselineFile])),
  ),
]
