import type { TextIssueCode } from '../lint-result.ts'

/** The codes that only lint has, with their meaning in Markdown. */
export const codesOfLint: readonly {
  readonly code: TextIssueCode
  readonly meaning: string
  /** Whether its severity can be changed. */
  readonly configurable?: true
}[] = [
  {
    code: 'json-syntax',
    meaning: 'The text is not valid JSON, or has more than 200 nested objects and lists.',
  },
  {
    code: 'yaml-syntax',
    meaning:
      'The text is not valid YAML 1.2, has more than 200 nested objects and lists, or its ' +
      'aliases expand to more than 200,000 values. What the parser only warns of is a warning.',
  },
  {
    code: 'duplicate-key',
    meaning: 'An object has the same key twice. The last value counts. No fix applies to it.',
  },
  {
    code: 'imprecise-number',
    configurable: true,
    meaning:
      'An integer is too large for JavaScript to hold exactly, so that another number would be ' +
      'sent.',
  },
  {
    code: 'unused-ignore',
    configurable: true,
    meaning:
      'A comment `monitor-contract-ignore` has no reason, or names a code that nothing needs, or ' +
      'that cannot be ignored.',
  },
]

/** The codes of lint whose severity can be changed. */
export const configurableCodesOfLint: readonly string[] = codesOfLint
  .filter(({ configurable }) => configurable)
  .map(({ code }) => code)
