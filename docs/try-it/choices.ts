/** The values of each option that is a choice, and their labels. */
export const choiceLabels = {
  format: { json: 'JSON', yaml: 'YAML' },
  baseline: { none: 'not known', defaults: 'defaults (the update replaces)', own: 'stored monitor (it changes)' },
  unchanged: { check: 'check', accept: 'accept' },
  reader: { strict: 'strict', tolerant: 'tolerant' },
  unknownFields: { default: 'default', ignore: 'ignore', warn: 'warn', error: 'error' },
  label: { path: 'path', last: 'last name' },
} as const

export type ChoiceName = keyof typeof choiceLabels

export type Choices = { readonly [Name in ChoiceName]: keyof (typeof choiceLabels)[Name] } & {
  readonly maxIssues: number
}

export const defaultChoices: Choices = {
  format: 'json',
  baseline: 'none',
  unchanged: 'check',
  reader: 'strict',
  unknownFields: 'default',
  label: 'path',
  maxIssues: 100,
}

const known = <T extends object>(labels: T, value: unknown, fallback: keyof T): keyof T =>
  typeof value === 'string' && Object.hasOwn(labels, value) ? (value as keyof T) : fallback

export const isMaxIssues = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0

/** Returns valid choices from any input. Defaults replace unknown ones. */
export const choicesIn = (given: Readonly<Partial<Record<keyof Choices, unknown>>>): Choices => ({
  format: known(choiceLabels.format, given.format, defaultChoices.format),
  baseline: known(choiceLabels.baseline, given.baseline, defaultChoices.baseline),
  unchanged: known(choiceLabels.unchanged, given.unchanged, defaultChoices.unchanged),
  reader: known(choiceLabels.reader, given.reader, defaultChoices.reader),
  unknownFields: known(choiceLabels.unknownFields, given.unknownFields, defaultChoices.unknownFields),
  label: known(choiceLabels.label, given.label, defaultChoices.label),
  maxIssues: isMaxIssues(given.maxIssues) ? given.maxIssues : defaultChoices.maxIssues,
})
