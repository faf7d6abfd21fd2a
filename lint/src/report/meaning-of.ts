import { issueCodes } from 'monitor-contract/docs'
import { codesOfLint } from '../issues/codes-of-lint.ts'

/** Returns the meaning of a code, in Markdown; undefined for that of an own rule. */
export const meaningOf = (code: string): string | undefined =>
  [...issueCodes, ...codesOfLint].find((each) => each.code === code)?.meaning
