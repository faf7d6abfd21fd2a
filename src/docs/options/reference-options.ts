import { ownOptions } from '../../engine/own-options.ts'
import { optionalText } from './option-values.ts'

/**
 * Validates the options of `toMarkdown` and fills in the defaults.
 *
 * @throws TypeError for an unknown option or a wrong option value
 */
export function referenceOptions(options: unknown): ResolvedReferenceOptions {
  const { title } = ownOptions(options, ['title'])
  return { title: optionalText('title', title) ?? defaultTitle }
}

/** Options of `toMarkdown`. */
export interface ReferenceOptions {
  /** Heading of the reference. */
  readonly title?: string | undefined
}

/** The validated options of `toMarkdown`, with defaults. */
export interface ResolvedReferenceOptions {
  readonly title: string
}

export const defaultTitle = 'monitor-contract reference'
