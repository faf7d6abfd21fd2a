import type { ResponseOptions, UnknownFields } from '../../../src/index.ts'

export const readers = ['strict', 'tolerant'] as const satisfies readonly ResponseOptions['reader'][]
export const unknownFieldsChoices = ['default', 'ignore', 'warn', 'error'] as const satisfies readonly ('default' | UnknownFields)[]
export const baselines = ['none', 'defaults', 'own'] as const

/** What one has chosen beside the document. */
export interface Choices {
  readonly baseline: (typeof baselines)[number]
  readonly reader: (typeof readers)[number]
  readonly unknownFields: (typeof unknownFieldsChoices)[number]
}

export type ChoiceName = keyof Choices

export const initialChoices: Choices = { baseline: 'none', reader: 'strict', unknownFields: 'default' }

const oneOf = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T => values.find((known) => known === value) ?? otherwise

/** Choices out of what may be anything; what is unknown becomes what holds at first. */
export const choicesIn = (held: Readonly<Partial<Record<ChoiceName, unknown>>>): Choices => ({
  baseline: oneOf(baselines, held.baseline, initialChoices.baseline),
  reader: oneOf(readers, held.reader, initialChoices.reader),
  unknownFields: oneOf(unknownFieldsChoices, held.unknownFields, initialChoices.unknownFields),
})
