import type { OptionName, Settings } from './options.ts'

/** What holds for a body of a request where nothing is said. */
export const requestSettings: Settings = { maxIssues: 100, unknownFields: 'warn', tolerant: false, baseline: undefined }

/** What holds for a body of a response, and for parameters. */
export const responseSettings: Settings = { ...requestSettings, unknownFields: 'ignore' }

export const responseOptionNames: readonly OptionName[] = ['reader', 'unknownFields', 'maxIssues']
