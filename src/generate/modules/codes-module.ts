import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { keywordCodes } from '../keywords.ts'
import { banner, literal } from '../names.ts'

/** Files of `src/rules/` that are not a rule. */
const others = ['define-rule', 'field-path', 'index', 'repeated-items', 'rule', 'rule-writer']

/** The codes of the rules: the names of their files. */
export const ruleCodes = readdirSync(new URL('../../rules/', import.meta.url))
  .map((file) => basename(file, '.ts'))
  .filter((name) => !others.includes(name))
  .sort()

/**
 * Returns the module `codes.ts`: the keywords by which the schemas reject values, and the rules.
 */
export const codesModule = (): [path: string, source: string] => [
  'generated/codes.ts',
  `${banner('schemas/ and the files of src/rules/')}
/**
 * The codes with the name of a keyword: one for each keyword by which the schemas reject values.
 */
export type KeywordCode = ${keywordCodes().map(literal).join(' | ')}

export const keywordCodes: readonly KeywordCode[] = ${literal(keywordCodes())}

/** The codes of the rules. */
export const ruleCodes: readonly string[] = ${literal(ruleCodes)}
`,
]
