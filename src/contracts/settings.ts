import type { OptionName, Settings, UnknownFields } from './options.ts'

const settings = (unknownFields: UnknownFields): Settings => ({
  maxIssues: 100,
  unknownFields,
  tolerant: false,
  baseline: undefined,
})

/** What holds for a body of a request where nothing is said. */
export const requestSettings: Settings = /* @__PURE__ */ settings('warn')

/** What holds for a body of a response, and for parameters. */
export const responseSettings: Settings = /* @__PURE__ */ settings('ignore')

export const responseOptionNames: readonly OptionName[] = ['reader', 'unknownFields', 'maxIssues']
