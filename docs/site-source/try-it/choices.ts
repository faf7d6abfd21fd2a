import type { ResponseOptions, UnknownFields } from 'monitor-contract'

/** What one can choose beside the document, and how it is called. */
export const choiceTexts = {
  baseline: { none: 'none', defaults: 'defaults: the update replaces', own: 'stored monitor: it changes' },
  reader: { strict: 'strict', tolerant: 'tolerant' } satisfies Record<NonNullable<ResponseOptions['reader']>, string>,
  unknownFields: { default: 'default', ignore: 'ignore', warn: 'warn', error: 'error' } satisfies Record<
    'default' | UnknownFields,
    string
  >,
} as const

export type ChoiceName = keyof typeof choiceTexts

/** What one has chosen. */
export type Choices = { readonly [Name in ChoiceName]: keyof (typeof choiceTexts)[Name] }

export const initialChoices: Choices = { baseline: 'none', reader: 'strict', unknownFields: 'default' }

const isIn = <T extends object>(texts: T, value: unknown): value is keyof T =>
  typeof value === 'string' && Object.hasOwn(texts, value)

/** Choices out of what may be anything; what is unknown becomes what holds at first. */
export const choicesIn = ({
  baseline,
  reader,
  unknownFields,
}: Readonly<Partial<Record<ChoiceName, unknown>>>): Choices => ({
  baseline: isIn(choiceTexts.baseline, baseline) ? baseline : initialChoices.baseline,
  reader: isIn(choiceTexts.reader, reader) ? reader : initialChoices.reader,
  unknownFields: isIn(choiceTexts.unknownFields, unknownFields) ? unknownFields : initialChoices.unknownFields,
})
