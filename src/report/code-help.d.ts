// The types of `code-help.js`, which `reference/index.ts` writes before the package is built.
import type { IssueCode } from '../index.ts'

/** When an issue of each code is reported, in Markdown. */
export const codeHelp: Readonly<Record<IssueCode, string>>
