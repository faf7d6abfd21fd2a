import { issueCodes } from 'monitor-contract/docs'
import { codesOfLint } from '../issues/codes-of-lint.ts'

/** The page of the site that describes all issue codes. */
export const codesPage = 'https://monitor-contract.github.io/monitor-contract/reference/issue-codes'

/** Returns the address of the section about a code. */
export const codePage = (code: string): string => `${codesPage}#code-${code}`

/** Returns the meaning of a code, in Markdown; undefined for that of an own rule. */
export const meaningOf = (code: string): string | undefined =>
  [...issueCodes, ...codesOfLint].find((each) => each.code === code)?.meaning
