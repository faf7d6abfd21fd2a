import { manifest } from '../contracts/manifest.ts'
import {
  contracts,
  documentOf,
  inlined,
  listBodies,
  objectBodies,
  schemasIn,
} from '../generate/documents.ts'
import { icmpMonitorDefaults, icmpMonitorResponseOnlyFields } from '../generated/facts.ts'
import type { Severity } from '../index.ts'
import { offsetAbove } from '../docs/examples.ts'
import { call, ruleExamples, tolerant, update } from './example-calls.ts'
import { ruleFacts } from './rule-facts.ts'

const updates = manifest.flatMap(({ update = [] }) => update)
const queries = manifest.map(({ operation }) => operation.query)
const headers = manifest.map(({ operation }) => operation.headers)

/** Returns the contracts whose schemas use a keyword. */
const contractsWith = (keyword: string): readonly string[] =>
  contracts.filter((name) =>
    schemasIn(inlined(documentOf(name))).some((schema) => Object.hasOwn(schema, keyword)),
  )

/** An issue code with its documentation. Backticks in the texts mark code. */
export interface CodeFacts {
  readonly code: string
  readonly severities: readonly Severity[]
  /** The contracts that can report the code. */
  readonly contracts: readonly string[]
  /** The location of the issue, in Markdown. */
  readonly at: string
  /** The condition under which the code is reported, often with the reason. */
  readonly meaning: string
  /** The fields that a rule or a warning with the code reads. */
  readonly reads?: readonly string[]
  /** Calls of `validate` that report the code, for each severity. */
  readonly examples: readonly string[]
}

/** The severities of a code that is an error or a warning, depending on the reader or an option. */
const errorOrWarning: readonly Severity[] = ['error', 'warning']
const onlyAWarning = ' A tolerant reader reports it as a warning.'

/**
 * Returns the documentation of a code. By default, the code is the name of a keyword, and an error
 * at a field.
 */
const entry = (code: string, meaning: string, facts: Partial<CodeFacts> = {}): CodeFacts => ({
  code,
  severities: ['error'],
  contracts: contractsWith(code),
  at: 'the field',
  meaning,
  examples: [],
  ...facts,
})

const { properties: updateFields = {} } = inlined(documentOf('icmpMonitorUpdate'))

/** The keywords that set a bound, with a field of each in an update and in a response. */
const fieldWithBound = {
  minimum: 'degradedResponseTime',
  maximum: 'maxResponseTime',
  exclusiveMinimum: 'maxPacketLossThreshold',
  maxLength: 'description',
  maxItems: 'environmentVariables',
} as const

/**
 * Returns the documentation of a keyword that sets a bound.
 *
 * @param brokenBy Returns the source of a value outside the bound.
 */
function bound(
  code: keyof typeof fieldWithBound,
  meaning: string,
  brokenBy: (limit: number) => string | number,
): CodeFacts {
  const name = fieldWithBound[code]
  const limit = updateFields[name]?.[code]
  if (limit === undefined) throw new Error(`${name} has no ${code}`)
  const field = `${name}: ${brokenBy(limit)}`
  return entry(code, `${meaning}${onlyAWarning}`, {
    severities: errorOrWarning,
    examples: [
      `icmpMonitorUpdate.validate({ heartbeat: {}, script: 'run()', ${field} })`,
      `icmpMonitor.validate({ name: 'edge', ${field} }, { reader: 'tolerant' })`,
    ],
  })
}

const keywordCodes: readonly CodeFacts[] = [
  entry(
    'type',
    'The value has none of the allowed JSON types. `null` is accepted only where it is ' +
      'listed. NaN and the ' +
      'infinities are not JSON numbers. No other error is reported at the same location.',
    { at: 'the field, or the whole value', examples: [update({ frequency: '10' })] },
  ),
  entry(
    'enum',
    'The value is not one of the allowed values. A tolerant reader reports a warning, because ' +
      'a newer service may ' +
      'have more values. For `checkType` it is always an error.',
    {
      severities: errorOrWarning,
      examples: [update({ frequency: 7 }), tolerant({ frequency: 7 })],
    },
  ),
  entry(
    'required',
    'A required field is missing. A field with the value `undefined` counts as missing.',
    {
      at: 'the missing field',
      examples: [call('icmpMonitorUpdate', { heartbeat: {} })],
    },
  ),
  bound('minimum', 'The number is below its lower bound.', (limit) => limit - 1),
  bound('maximum', 'The number is above its upper bound.', (limit) => limit + 1),
  bound('exclusiveMinimum', 'The number is not above its exclusive lower bound.', (limit) => limit),
  entry('minLength', 'The string is too short, counted in Unicode code points.', {
    examples: [call('updateIcmpMonitorParams', { id: '' })],
  }),
  bound(
    'maxLength',
    'The string is too long, counted in Unicode code points.',
    (limit) => `'x'.repeat(${limit + 1})`,
  ),
  bound('maxItems', 'The array has too many items.', (limit) => `Array(${limit + 1}).fill({})`),
  entry(
    'format',
    'The string is not in the expected format: a date or date-time (RFC 3339), or a UUID (RFC ' +
      '9562). A tolerant ' +
      'reader reports a warning, and accepts a date-time instead of a date.',
    {
      severities: errorOrWarning,
      examples: [
        call('icmpMonitor', { name: 'edge', created_at: '2026-02-30' }),
        tolerant({ created_at: '2026-02-30' }),
      ],
    },
  ),
  entry(
    'pattern',
    'The header does not have the expected form: `Bearer` and one token for `authorization`, ' +
      '`application/json` ' +
      'for `content-type`.',
    {
      examples: [
        call('listErrorGroupsHeaders', {
          authorization: 'Basic dXNlcg==',
          'x-service-account': '7',
        }),
      ],
    },
  ),
]

/** The codes that belong neither to a keyword nor to a rule, except `defaults-conflict`. */
const otherCodes: readonly CodeFacts[] = [
  entry(
    'unknown-field',
    'The service description does not list this field. By default, it is a warning in an ' +
      'update and in a query, ' +
      'and no issue in a response. The option `severity` changes this.',
    {
      severities: errorOrWarning,
      contracts: [...objectBodies, ...listBodies, ...queries],
      examples: [
        call(
          'icmpMonitorUpdate',
          { heartbeat: {}, script: 'run()', frequenzy: 5 },
          { severity: { 'unknown-field': 'error' } },
        ),
        update({ frequenzy: 5 }),
      ],
    },
  ),
  entry(
    'unreadable',
    'An accessor or a proxy in the value throws when it is read. It is then the only issue. ' +
      'In `validateRequest` ' +
      'its pointer is the part that cannot be read, such as `/body`, and the other parts keep ' +
      'their issues.',
    {
      contracts,
      at: 'the whole value',
      examples: [
        "icmpMonitorUpdate.validate({ get script() { throw new Error('cannot be read') } })",
      ],
    },
  ),
  entry(
    'duplicate-parameter',
    'A query parameter or a header that must have one value has several.',
    {
      contracts: [...queries, ...headers],
      at: 'the parameter',
      examples: [call('listErrorGroupsQuery', 'limit=10&limit=20')],
    },
  ),
  entry(
    'response-only-field',
    'An update contains a field that only responses have, because the service sets it.',
    {
      severities: ['warning'],
      contracts: updates,
      reads: icmpMonitorResponseOnlyFields,
      examples: [update({ id: '7f3f2b64-9c0e-4f0a-8f52-0d9f5f0f7a11' })],
    },
  ),
]

/** Returns the documentation of a rule code. A tolerant reader reports its error as a warning. */
function ruleCode(facts: (typeof ruleFacts)[number]): CodeFacts {
  const { code, isError, contracts: names, at, reads, meaning, location, inside } = facts
  return {
    code,
    severities: isError ? errorOrWarning : ['warning'],
    contracts: names,
    at: location ?? at.map((name) => `\`/${name}\``).join(', '),
    meaning: isError ? `${meaning}${onlyAWarning}` : meaning,
    reads: inside ?? reads,
    examples: ruleExamples(facts),
  }
}

const errorRules = ruleFacts.filter(({ isError }) => isError)

const defaultsConflict = entry(
  'defaults-conflict',
  'The documented default of an omitted field would break a rule together with a field that ' +
    'is sent. It is ' +
    'reported only without a `baseline`: below a baseline, the defaults count as sent, and ' +
    'the rule is broken.',
  {
    severities: ['warning'],
    contracts: updates,
    at: 'the field of the rule',
    reads: errorRules.flatMap(({ reads }) => reads),
    examples: [
      update({ frequencyOffset: offsetAbove(icmpMonitorDefaults.frequency) }),
      update({ maxPacketLossThreshold: icmpMonitorDefaults.degradedPacketLossThreshold / 2 }),
    ],
  },
)

/**
 * Every issue code with its documentation: first the codes of keywords, then the other errors, then
 * the warnings.
 */
export const issueCodes: readonly CodeFacts[] = [
  ...keywordCodes,
  ...errorRules.map(ruleCode),
  ...otherCodes,
  defaultsConflict,
  ...ruleFacts.filter(({ isError }) => !isError).map(ruleCode),
]
