// Tests which field or value an issue suggests for a misspelt one.
import { expect, describe, it } from 'vitest'
import { icmpLocations, icmpMonitorUpdate, type Issue } from 'monitor-contract'
import { describedPlaces } from '../helpers/described-places.ts'

/** Returns the suggestion for a value at a path, whose numbers are indices of lists. */
function suggestionAt(path: readonly (string | number)[], value: unknown = 1): string | undefined {
  const wrapped = path.reduceRight(
    (inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }),
    value,
  )
  const { errors, warnings } = icmpMonitorUpdate.validate(wrapped)
  const issues: readonly Issue[] = [...errors, ...warnings]
  const issue = issues.find(
    ({ code, path: found }) => /unknown|enum/.test(code) && found.join() === path.join(),
  )
  return issue?.code === 'unknown-field' || issue?.code === 'enum'
    ? issue.params.suggestion
    : undefined
}

/** The path of each object that the schema lists the fields of, with their names. */
const objects = describedPlaces('icmpMonitorUpdate').flatMap(
  ({ place, schema: { properties } }) => {
    const path = place.split('/').slice(1)
    return properties === undefined
      ? []
      : [[path.map((step) => (step === '*' ? 0 : step)), Object.keys(properties)] as const]
  },
)

/** Returns each misspelling of a name with one slip of the pen. */
const slips = (name: string): string[] => [
  ...Array.from(name, (_, index) => name.slice(0, index) + name.slice(index + 1)),
  ...Array.from(name, (letter, index) => name.slice(0, index) + letter + name.slice(index)),
  ...Array.from(
    name,
    (letter, index) =>
      name.slice(0, index) + (name[index + 1] ?? '') + letter + name.slice(index + 2),
  ),
  name.toUpperCase(),
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
]

/** Names that people give to fields that shall have no effect. */
const parked =
  '_activated #muted $muted .muted //muted 1muted -muted x-muted x_muted X-Muted'.split(' ')

describe('the suggestion for an unknown field', () => {
  it.each(objects)(
    'of %j is the field with one letter missing, doubled or swapped, other case or separators',
    (path, names) => {
      const missed = names
        .flatMap((name) => slips(name).map((slip) => [slip, name]))
        .filter(([slip = '']) => !names.includes(slip))
        .filter(([slip = '', name]) => suggestionAt([...path, slip]) !== name)
      expect(missed).toEqual([])
    },
  )

  it.each([
    { suggestion: 'request.hostname', path: ['hostname'] },
    { suggestion: 'request.hostname', path: ['host_name'] },
    { suggestion: 'request.pingCount', path: ['ping_count'] },
    { suggestion: 'frequency', path: ['request', 'frequency'] },
    { suggestion: 'frequency', path: ['request', 'assertions', 0, 'Frequency'] },
    {
      suggestion: 'alertSettings.runBasedEscalation.failedRunThreshold',
      path: ['request', 'failed_run_threshold'],
    },
    { suggestion: 'hostname', path: ['request', 'host'] },
    { suggestion: 'locations', path: ['locattionns'] },
    { suggestion: 'degradedResponseTime', path: ['degradedddResponseTime'] },
    { suggestion: 'degradedPacketLossThreshold', path: ['degradedPacketLoss'] },
  ])('is $suggestion for $path', ({ suggestion, path }) => {
    expect(suggestionAt(path)).toBe(suggestion)
  })

  it.each([
    ['with more than a third of other letters', ['nmxx']],
    ['of three letters that others begin with', ['des']],
    ['that several fields begin with', ['alert']],
    ['whose letters two other objects have', ['request', 'name']],
    ['whose letters only an item of a list has', ['comparison']],
    ['that is general, beside its object', ['alertSettings', 'amount']],
    ...[
      'interval',
      'amount',
      'enabled',
      'percentage',
      'type',
      'severity',
      'source',
      'target',
      'comparison',
      'property',
      'key',
      'value',
      'address',
      'url',
      'method',
      'number',
    ].flatMap((name): [string, string[]][] => [
      ['that is general, in another object', [name]],
      ['that is general, in another object than the given one', ['request', name]],
    ]),
    ['inside the field of the same name', ['request', 'request']],
    ['without letters', ['']],
    ['that prototypes have', ['__proto__']],
    ['that is long', ['frequency'.padEnd(500, '-')]],
    ...[
      'deactivated',
      'shouldntFail',
      'useNoGlobalAlertSettings',
      'runUnparallel',
      'minResponseTime',
    ].map((name): [string, string[]] => ['that is the opposite of a field', [name]]),
    ['that is the opposite of a field in another object', ['environmentVariables', 0, 'unlocked']],
    ['of something local where there is something global', ['useLocalAlertSettings']],
    ['with a unit', ['frequencyMs']],
    ...parked.map((name): [string, string[]] => ['of a parked field', [name]]),
    ['of a parked field in another object', ['request', '_hostname']],
    ['of a parked field that another object has', ['_hostname']],
    ['with a unit of one letter', ['maxResponseTimeS']],
  ])('is missing for a name %s', (_, path) => {
    expect(suggestionAt(path)).toBeUndefined()
  })
})

describe('the suggestion for a value that is not listed', () => {
  it.each(icmpLocations)(
    'is %s, or missing if others are equally near, after one slip of the pen',
    (location) => {
      const wrong = slips(location)
        .filter((slip) => !icmpLocations.some((known) => known === slip))
        .map((slip) => suggestionAt(['locations', 0], slip))
        .filter((suggestion) => suggestion !== undefined && suggestion !== location)
      expect(wrong).toEqual([])
    },
  )

  it.each([
    { suggestion: 'us-east-2', location: 'us-aest-2' },
    { suggestion: 'eu-central-1', location: 'eu-cent' },
    { suggestion: 'us-east-1', location: ' US_EAST 1 ' },
    { suggestion: undefined, location: 'eu-west-9' },
    { suggestion: undefined, location: 'eu-central-2' },
    { suggestion: undefined, location: 'cn-north-1' },
    { suggestion: undefined, location: 'eu-we' },
    { suggestion: undefined, location: 'mars' },
    { suggestion: undefined, location: 'us-east-1'.padEnd(500) },
  ])('is $suggestion for $location', ({ suggestion, location }) => {
    expect(suggestionAt(['locations', 0], location)).toBe(suggestion)
  })

  it('is another version only if the difference is blanks', () => {
    expect(suggestionAt(['runtimeId'], '2027.04')).toBeUndefined()
    expect(suggestionAt(['runtimeId'], '2026.04 ')).toBe('2026.04')
  })
})
