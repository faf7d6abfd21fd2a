// The types of `code-help.js`, which `reference/index.ts` writes before the package is built.
import type { IssueCode } from '../index.ts'

/** The meaning of each issue code, in Markdown. */
export const codeHelp: Readonly<Record<IssueCode, string>>
