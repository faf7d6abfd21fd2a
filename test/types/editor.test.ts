// Tests what an editor shows for the package: hover texts, completions and errors.
import { describe, expect, it } from 'vitest'
import { icmpLocations } from 'monitor-contract'
import { completionsAt, errorsOf, hoverAt, signaturesAt } from './editor.ts'

const updateFields = completionsAt('update./**/')

describe('hovering an option shows its type and documentation', () => {
  it.each([
    [
      'baseline',
      'contract.icmpMonitorUpdate.validate(body, { base/**/line: { frequency: 5 } })',
      'baseline?: contract.MonitorFields<keyof contract.IcmpMonitor> | undefined',
      'the fields that the body omits',
    ],
    [
      'reader',
      "contract.icmpMonitor.validate(body, { read/**/er: 'tolerant' })",
      'reader?: "tolerant" | undefined',
      "'tolerant'",
    ],
    [
      'unknownFields',
      "contract.icmpMonitor.parse(body, { unknown/**/Fields: 'warn', reader: 'tolerant' })",
      'unknownFields?: contract.UnknownFields | undefined',
      'query parameters, which the service description does not list',
    ],
    [
      'maxIssues',
      'contract.icmpMonitorUpdate.is(body, { max/**/Issues: 5 })',
      'maxIssues?: number | undefined',
      'Default: 100',
    ],
  ])('%s', (_, source, type, text) => {
    const hover = hoverAt(source)
    expect(hover.type.replace(/^\(property\) (?:\w+\.)?/, '')).toBe(type)
    expect(hover.text).toContain(text)
  })
})

describe('completion of options', () => {
  const update = ['baseline', 'label', 'maxIssues', 'messages', 'unchanged', 'unknownFields']
  const response = ['label', 'maxIssues', 'messages', 'reader', 'unknownFields']

  it.each([
    ...['validate(body, ', 'is(body, ', 'assert(body, ', 'parse(body, ', 'with('].flatMap((call) => [
      [`icmpMonitorUpdate.${call}`, update] as const,
      [`icmpMonitor.${call}`, response] as const,
      [`errorGroupList.with({ reader: 'tolerant' }).${call}`, response] as const,
    ]),
    ...['validate(body, ', 'is(body, ', 'parse(body, ', 'with('].map(
      (call) => [`listErrorGroupsQuery.${call}`, ['label', 'maxIssues', 'messages', 'unknownFields']] as const,
    ),
    ['operations.updateIcmpMonitor.validateRequest({}, ', update] as const,
  ])('suggests exactly the options of the contract in %s{ | })', (call, options) => {
    expect(completionsAt(`contract.${call}{ /**/ })`)).toEqual(options)
  })

  it('completes the values of the options', () => {
    expect(completionsAt("contract.icmpMonitor.validate(body, { reader: '/**/' })")).toEqual(['strict', 'tolerant'])
    expect(completionsAt("contract.icmpMonitor.is(body, { unknownFields: '/**/' })")).toEqual([
      'error',
      'ignore',
      'warn',
    ])
  })
})

describe('completion of fields', () => {
  it('completes the fields of an update in the changes of toUpdate, for any monitor', () => {
    expect(updateFields).toContain('maxPacketLossThreshold')
    expect(completionsAt('contract.toUpdate(monitor, { /**/ })')).toEqual(updateFields)
    expect(completionsAt('contract.toUpdate(tolerated, { /**/ })')).toEqual(updateFields)
    expect(completionsAt("contract.toUpdate(monitor, { heartbeat: {}, script: '', /**/ })")).toEqual(
      updateFields.filter((name) => name !== 'heartbeat' && name !== 'script'),
    )
  })

  it('completes the fields of an update in applyUpdate and withDefaults', () => {
    expect(completionsAt('contract.applyUpdate(monitor, { /**/ })')).toEqual(updateFields)
    expect(completionsAt('contract.withDefaults({ /**/ })')).toEqual(updateFields)
  })

  it('completes the fields of a monitor in a baseline', () => {
    expect(completionsAt('contract.icmpMonitorUpdate.validate(body, { baseline: { /**/ } })')).toEqual(
      completionsAt('monitor./**/'),
    )
  })

  it('completes the allowed values of a location', () => {
    const sorted = [...icmpLocations].sort()
    expect(completionsAt("contract.toUpdate(monitor, { locations: ['/**/'] })")).toEqual(sorted)
    expect(completionsAt("export const location: contract.IcmpLocation = '/**/'")).toEqual(sorted)
  })
})

describe('a compiler error', () => {
  const didYouMean = `Did you mean '"eu-west-1"'?`

  it.each([
    "export const location: contract.IcmpLocation = 'eu-west1'",
    "export const body1: contract.IcmpMonitorUpdate = { heartbeat: {}, script: '', locations: ['eu-west1'] }",
    "contract.toUpdate(monitor, { locations: ['eu-west1'] })",
    "contract.withDefaults({ locations: ['eu-west1'] })",
  ])('shows the allowed values for a wrong location of %s', (source) => {
    const errors = errorsOf(source)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain(`Type '"eu-west1"' is not assignable to type 'IcmpLocation'. ${didYouMean}`)
  })

  it.each([
    ['contract.icmpMonitorUpdate.validate(body, { baseline: { frequncy: 5 } })', 'frequency'],
    ['contract.toUpdate(monitor, { muted: true, frequncy: 5 })', 'frequency'],
    ['contract.withDefaults({ activted: true })', 'activated'],
    ["contract.icmpMonitor.is(body, { reader: 'tolerant', maxissues: 5 })", 'maxIssues'],
    ['contract.listErrorGroupsQuery.with({ maxissues: 5 })', 'maxIssues'],
  ])('suggests the right name for a misspelt one in %s', (source, name) => {
    expect(errorsOf(source).join()).toContain(`Did you mean to write '${name}'?`)
  })

  it('shows the allowed values of an option', () => {
    expect(errorsOf("contract.icmpMonitor.is(body, { reader: 'tolerent' })")).toEqual([
      `Type '"tolerent"' is not assignable to type 'Reader | undefined'. Did you mean '"tolerant"'?`,
    ])
  })

  it('explains a contract method passed as a bare callback', () => {
    expect(errorsOf('[body].map(contract.icmpMonitor.parse)').join()).toContain(
      `Type 'number' has no properties in common with type 'ResponseOptions'.`,
    )
  })
})

describe('a type is shown by its name', () => {
  it.each([
    ["contract.icmpMonitor.parse(body, { reader: 'tolerant' })", 'contract.Tolerant<contract.IcmpMonitor>'],
    [
      "contract.icmpMonitor.with({ reader: 'tolerant' })",
      'contract.Contract<contract.Tolerant<contract.IcmpMonitor>, contract.ResponseOptions>',
    ],
    ["contract.errorGroupList.parse(body, { reader: 'tolerant' })", 'contract.Tolerant<contract.ErrorGroup>[]'],
    ['tolerated.alertChannels', 'contract.Tolerant<contract.AlertChannels> | null | undefined'],
    ['contract.toUpdate(tolerated)', 'contract.Tolerant<Partial<contract.IcmpMonitorUpdate>>'],
    ['contract.toUpdate(monitor)', 'Partial<contract.IcmpMonitorUpdate>'],
    ['contract.withDefaults(update)', 'contract.WithDefaults<contract.IcmpMonitorUpdate>'],
    ['contract.redact(monitor)', 'contract.RedactedFields<contract.IcmpMonitor>'],
    ['contract.icmpMonitorDefaults', 'contract.IcmpMonitorDefaults'],
  ])('%s', (expression, type) => {
    expect(hoverAt(`const val/**/ue = ${expression}`).type).toBe(`const value: ${type}`)
  })
})

describe('documentation', () => {
  it.each([
    ['maxResponseTime', 'Unit: ms.'],
    ['frequency', 'Unit: min.'],
  ])('of the default of %s contains its unit', (name, unit) => {
    expect(hoverAt(`contract.icmpMonitorDefaults.${name}/**/`).text).toContain(unit)
  })

  it.each(completionsAt('contract.icmpMonitorDefaults./**/'))('of the default of %s is that of the field', (name) =>
    expect(hoverAt(`contract.icmpMonitorDefaults.${name}/**/`).text).toBe(hoverAt(`update.${name}/**/`).text),
  )

  it.each([
    'tolerated.maxResponseTime/**/',
    'contract.toUpdate(monitor, { maxResponseTime/**/: 5 })',
    'contract.redact(monitor).maxResponseTime/**/',
    'contract.withDefaults(update).maxResponseTime/**/',
  ])('of a field is the same in %s', (source) => {
    expect(hoverAt(source).text).toBe(hoverAt('update.maxResponseTime/**/').text)
  })

  it('of the deprecated field describes its meaning and, separately, its replacement', () => {
    expect(hoverAt('update.doubleCheck/**/')).toMatchObject({
      text: 'Our reading: whether a failed run is checked a second time.',
      tags: ['@defaultValue `true`', '@deprecated `retryStrategy` replaces it.'],
    })
  })

  it.each([
    ['toUpdate', 4],
    ['withDefaults', 5],
    ['applyUpdate', 2],
    ['redact', 1],
    ['operations.updateIcmpMonitor.validateRequest', 1],
    ['operations.updateIcmpMonitor.buildPath', 1],
    ['icmpMonitor.validate', 1],
    ['icmpMonitor.is', 1],
    ['icmpMonitor.assert', 1],
    ['icmpMonitor.parse', 1],
    ['icmpMonitor.with', 1],
    ['listErrorGroupsQuery.validate', 1],
  ])('exists for every signature of %s', (name, count) => {
    const signatures = signaturesAt(`contract.${name}(/**/`)
    expect(signatures).toHaveLength(count)
    for (const { text } of signatures) expect(text).toMatch(/^[A-Z].{30,}/)
  })

  it('of a call shows the name of the type of its options', () => {
    expect(signaturesAt('contract.icmpMonitorUpdate.validate(body, /**/').map(({ signature }) => signature)).toEqual([
      'validate(value: unknown, options?: contract.UpdateOptions | undefined): contract.Result<contract.IcmpMonitorUpdate>',
    ])
    expect(signaturesAt('contract.icmpMonitor.parse(body, /**/').map(({ signature }) => signature)).toEqual([
      'parse(value: unknown, options?: contract.ResponseOptions | undefined): contract.IcmpMonitor',
    ])
  })
})
