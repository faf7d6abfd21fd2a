/** The values of each option that is a choice, and their labels. */
export const choiceLabels = {
  format: { json: 'JSON', yaml: 'YAML' },
  baseline: {
    none: 'not known',
    defaults: 'defaults (the update replaces)',
    own: 'stored monitor (it changes)',
  },
  unchanged: { check: 'check', accept: 'accept' },
  reader: { strict: 'strict', tolerant: 'tolerant' },
  unknownFields: { default: 'default', off: 'off', warning: 'warning', error: 'error' },
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

/** Returns valid choices from any input. Defaults replace unknown ones. */
export const choicesIn = (given: object): Choices => ({
  ...defaultChoices,
  ...Object.fromEntries(
    Object.entries(given).filter(([name, value]: readonly [string, unknown]) =>
      name === 'maxIssues'
        ? Number.isSafeInteger(value) && Number(value) > 0
        : typeof value === 'string' &&
          name in choiceLabels &&
          Object.keys(choiceLabels[name as ChoiceName]).includes(value),
    ),
  ),
})
