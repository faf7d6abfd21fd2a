// Creates instances of every Ajv class, with options that may change the data or the result.
import { Ajv, type Options } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import fc from 'fast-check'
import addMonitorContract from 'monitor-contract/ajv'

export const classes = { Ajv, Ajv2019, Ajv2020 }

interface InstanceSettings {
  readonly draft: keyof typeof classes
  readonly formats: 'none' | 'before' | 'after'
  /** Number of calls of the plugin on one instance. */
  readonly calls: 1 | 2
  readonly options: Options
}

/** Generates the options of an Ajv instance that may change the data or the result. */
export const instanceSettings: fc.Arbitrary<InstanceSettings> = fc.record({
  draft: fc.constantFrom('Ajv', 'Ajv2019', 'Ajv2020'),
  formats: fc.constantFrom('none', 'before', 'after'),
  calls: fc.constantFrom(1, 2),
  options: fc.record({
    strict: fc.constantFrom<(boolean | 'log')[]>(true, false, 'log'),
    allErrors: fc.boolean(),
    coerceTypes: fc.constantFrom<(boolean | 'array')[]>(false, true, 'array'),
    useDefaults: fc.constantFrom<(boolean | 'empty')[]>(false, true, 'empty'),
    removeAdditional: fc.constantFrom<(boolean | 'all' | 'failing')[]>(
      false,
      true,
      'all',
      'failing',
    ),
    verbose: fc.boolean(),
    $data: fc.boolean(),
    inlineRefs: fc.boolean(),
    ownProperties: fc.boolean(),
    passContext: fc.boolean(),
    messages: fc.boolean(),
    validateSchema: fc.boolean(),
    addUsedSchema: fc.boolean(),
    code: fc.record({ es5: fc.boolean(), lines: fc.boolean(), optimize: fc.boolean() }),
  }),
})

export function instanceOf({
  draft,
  formats,
  calls,
  options,
}: InstanceSettings): Ajv | Ajv2019 | Ajv2020 {
  const ajv = new classes[draft](options)
  if (formats === 'before') ajvFormats.default(ajv)
  for (let call = 0; call < calls; call++) addMonitorContract(ajv)
  if (formats === 'after') ajvFormats.default(ajv)
  return ajv
}
