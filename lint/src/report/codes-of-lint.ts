/** The meaning of each code that only lint has, in Markdown. */
export const codesOfLint: readonly { readonly code: string; readonly meaning: string }[] = [
  { code: 'json-syntax', meaning: 'The text is not valid JSON, or is nested too deeply.' },
  {
    code: 'yaml-syntax',
    meaning:
      'The text is not valid YAML 1.2, is nested too deeply, or its aliases expand to too many ' +
      'values. What the parser only warns of is a warning.',
  },
  { code: 'duplicate-key', meaning: 'An object has the same key twice. The last value counts.' },
  {
    code: 'imprecise-number',
    meaning:
      'An integer is so large that JavaScript cannot hold it exactly, so that another number ' +
      'would be sent.',
  },
  {
    code: 'unused-ignore',
    meaning:
      'A comment `monitor-contract-ignore` has no reason, or names a code that nothing needed or ' +
      'that cannot be ignored.',
  },
]
