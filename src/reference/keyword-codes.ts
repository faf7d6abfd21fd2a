import { contracts, documentOf, inlined, schemasIn } from '../generate/documents.ts'
import { jsonExample, updateExample } from './code-examples.ts'
import { errorOrWarning, onlyAWarning, type CodeFacts } from './code-facts.ts'

/** Returns the contracts whose schemas use a keyword. */
const contractsWith = (keyword: string): readonly string[] =>
  contracts.filter((name) =>
    schemasIn(inlined(documentOf(name))).some((schema) => Object.hasOwn(schema, keyword)),
  )

type Facts = Pick<CodeFacts, 'meaning' | 'examples'> & Partial<CodeFacts>

/** Returns the documentation of a keyword. By default, its issue is an error at a field. */
const keyword = (code: string, facts: Facts): CodeFacts => ({
  code,
  severities: ['error'],
  contracts: contractsWith(code),
  at: 'the field',
  since: '0.1.0',
  ...facts,
})

const { properties: updateFields = {} } = inlined(documentOf('icmpMonitorUpdate'))

/** The keywords that set a bound, with a field of each. */
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
 * @param valuesAt Returns a value outside the bound and, where lint has no fix, one within it.
 */
function bound(
  code: keyof typeof fieldWithBound,
  meaning: string,
  valuesAt: (limit: number) => readonly [broken: unknown, mended?: unknown],
): CodeFacts {
  const name = fieldWithBound[code]
  const limit = updateFields[name]?.[code]
  if (limit === undefined) throw new Error(`${name} has no ${code}`)
  const [broken, mended] = valuesAt(limit)
  return keyword(code, {
    severities: errorOrWarning,
    meaning: `${meaning}${onlyAWarning}`,
    examples: [
      updateExample({ [name]: broken }, mended === undefined ? mended : { [name]: mended }),
    ],
  })
}

/** The codes that are names of keywords of the schemas. */
export const keywordCodes: readonly CodeFacts[] = [
  keyword('type', {
    at: 'the field, or the whole value',
    meaning:
      'The value has none of the allowed JSON types. `null` is accepted only where it is ' +
      'listed. NaN and the infinities are not JSON numbers. No other error is reported at the ' +
      'same location.',
    examples: [updateExample({ activated: 'yes' })],
  }),
  keyword('enum', {
    severities: errorOrWarning,
    meaning:
      'The value is not one of the allowed values. A tolerant reader reports a warning, because ' +
      'a newer service may have more values. For `checkType` it is always an error.',
    examples: [
      updateExample({ locations: ['eu-central-1', 'eu-wset-2'] }),
      updateExample({ frequency: 7 }, { frequency: 10 }),
    ],
  }),
  keyword('required', {
    at: 'the missing field',
    meaning: 'A required field is missing. A field with the value `undefined` counts as missing.',
    examples: [updateExample({ script: undefined }, {})],
  }),
  bound('minimum', 'The number is below its lower bound.', (limit) => [limit - 1]),
  bound('maximum', 'The number is above its upper bound.', (limit) => [limit + 1]),
  bound('exclusiveMinimum', 'The number is not above its exclusive lower bound.', (limit) => [
    limit,
    updateFields[fieldWithBound.exclusiveMinimum]?.default,
  ]),
  keyword('minLength', {
    since: '0.3.0',
    meaning: 'The string is too short, counted in Unicode code points.',
    examples: [jsonExample('updateIcmpMonitorParams', { id: '' }, { id: 'edge-1' })],
  }),
  bound('maxLength', 'The string is too long, counted in Unicode code points.', (limit) => [
    'x'.repeat(limit + 1),
    'The gateway of the office',
  ]),
  bound('maxItems', 'The array has too many items.', (limit) => [
    Array.from({ length: limit + 1 }, () => ({})),
    Array.from({ length: limit }, () => ({})),
  ]),
  keyword('format', {
    severities: errorOrWarning,
    meaning:
      'The string is not in the expected format: a date or date-time (RFC 3339), or a UUID (RFC ' +
      '9562). A tolerant reader reports a warning, and accepts a date-time instead of a date.',
    examples: [
      jsonExample(
        'icmpMonitor',
        { name: 'edge', created_at: '2026-02-30' },
        { name: 'edge', created_at: '2026-02-28' },
      ),
    ],
  }),
  keyword('pattern', {
    meaning:
      'The header does not have the expected form: `Bearer` and one token for `authorization`, ' +
      '`application/json` for `content-type`.',
    examples: [
      jsonExample(
        'listErrorGroupsHeaders',
        { authorization: 'Basic dXNlcg==', 'x-service-account': '7' },
        { authorization: 'Bearer API_KEY', 'x-service-account': '7' },
      ),
    ],
  }),
]
