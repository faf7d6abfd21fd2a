import type { IssueWith, Write } from './issue.ts'
import { labelOf, quoted } from './path-text.ts'

/** The params of a code without params. */
export type NoParams = Readonly<Record<string, never>>

/** The params of the codes that belong neither to a keyword nor to a rule. */
export interface GeneralParams {
  readonly unreadable: NoParams
  readonly 'duplicate-parameter': NoParams
  readonly 'unknown-field': {
    /**
     * The field that was probably meant: its name in the same object, otherwise its path from the
     * top of the body, such as `request.hostname`.
     */
    readonly suggestion?: string
  }
  readonly 'response-only-field': NoParams
}

/** The English messages of these codes. */
export const generalWords: {
  readonly [Code in keyof GeneralParams]: Write<IssueWith<Code, GeneralParams[Code]>>
} = {
  unreadable: ({ path }, name) =>
    `${name(path)} cannot be read: an accessor or a proxy in it throws.`,
  'duplicate-parameter': ({ path }, name) => `${name(path)} is given more than once.`,
  // The name of an unknown field has no label.
  'unknown-field': ({ path, params: { suggestion } }) => {
    const advice = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`
    return `Unknown field ${quoted(labelOf(path))}.${advice}`
  },
  'response-only-field': ({ path }, name) => `${name(path)} is a response-only field.`,
}
