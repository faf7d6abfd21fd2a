import type { OptionName, ResolvedOptions, UnknownFields } from './options.ts'

const resolved = (unknownFields: UnknownFields): ResolvedOptions => ({
  maxIssues: 100,
  unknownFields,
  reader: 'strict',
  baseline: undefined,
  unchanged: 'check',
  messages: undefined,
})

/** The default options of request bodies. */
export const requestDefaults: ResolvedOptions = /* @__PURE__ */ resolved('warn')

/** The default options of response bodies and of parameters. */
export const responseDefaults: ResolvedOptions = /* @__PURE__ */ resolved('ignore')

export const updateOptionNames: readonly OptionName[] = [
  'baseline',
  'unchanged',
  'unknownFields',
  'maxIssues',
  'messages',
]

export const responseOptionNames: readonly OptionName[] = ['reader', 'unknownFields', 'maxIssues', 'messages']
