import { manifest } from '../contracts/manifest.ts'
import { offsetAbove } from '../docs/examples.ts'
import { contracts, listBodies, objectBodies } from '../generate/documents.ts'
import { icmpMonitorDefaults, icmpMonitorResponseOnlyFields } from '../generated/facts.ts'
import { jsonExample, updateExample } from './code-examples.ts'
import { errorOrWarning, type CodeFacts } from './code-facts.ts'
import { ruleFacts } from './rule-facts.ts'

const updates = manifest.flatMap(({ update = [] }) => update)
const queries = manifest.map(({ operation }) => operation.query)
const headers = manifest.map(({ operation }) => operation.headers)

/** The codes that belong neither to a keyword nor to a rule. */
export const generalCodes: readonly CodeFacts[] = [
  {
    code: 'unknown-field',
    severities: errorOrWarning,
    contracts: [...objectBodies, ...listBodies, ...queries],
    at: 'the field',
    since: '0.1.0',
    meaning:
      'The service description does not list this field. By default, it is a warning in an ' +
      'update and in a query, and no issue in a response. The option `severity` changes this.',
    examples: [
      updateExample({ actvated: false }),
      updateExample({ owner: 'network' }, { tags: ['network'] }),
    ],
  },
  {
    code: 'unreadable',
    severities: ['error'],
    contracts,
    at: 'the whole value',
    since: '0.1.0',
    meaning:
      'An accessor or a proxy in the value throws when it is read. It is then the only issue. ' +
      'In `validateRequest` its pointer is the part that cannot be read, such as `/body`, and ' +
      'the other parts keep their issues. No JSON or YAML text has it.',
    examples: [],
    program: "icmpMonitorUpdate.validate({ get script() { throw new Error('cannot be read') } })",
  },
  {
    code: 'duplicate-parameter',
    severities: ['error'],
    contracts: [...queries, ...headers],
    at: 'the parameter',
    since: '0.1.0',
    meaning: 'A query parameter or a header that must have one value has several.',
    examples: [jsonExample('listErrorGroupsQuery', { limit: [10, 20] }, { limit: 20 })],
  },
  {
    code: 'response-only-field',
    severities: ['warning'],
    contracts: updates,
    at: 'the field',
    since: '0.1.0',
    meaning: 'An update contains a field that only responses have, because the service sets it.',
    reads: icmpMonitorResponseOnlyFields,
    examples: [updateExample({ id: '7f3f2b64-9c0e-4f0a-8f52-0d9f5f0f7a11', name: 'edge' })],
  },
]

/** The code about defaults that would break a rule. */
export const defaultsConflict: CodeFacts = {
  code: 'defaults-conflict',
  severities: ['warning'],
  contracts: updates,
  at: 'the field of the rule',
  since: '0.1.0',
  meaning:
    'The documented default of an omitted field would break a rule together with a field that ' +
    'is sent. It is reported only without a `baseline`: below a baseline, the defaults count ' +
    'as sent, and the rule is broken.',
  reads: ruleFacts.filter(({ isError }) => isError).flatMap(({ reads }) => reads),
  examples: [
    updateExample(
      { frequencyOffset: offsetAbove(icmpMonitorDefaults.frequency) },
      { frequency: 30, frequencyOffset: offsetAbove(icmpMonitorDefaults.frequency) },
    ),
    updateExample(
      { maxPacketLossThreshold: icmpMonitorDefaults.degradedPacketLossThreshold / 2 },
      {
        degradedPacketLossThreshold: icmpMonitorDefaults.degradedPacketLossThreshold / 2,
        maxPacketLossThreshold: icmpMonitorDefaults.degradedPacketLossThreshold / 2,
      },
    ),
  ],
}
