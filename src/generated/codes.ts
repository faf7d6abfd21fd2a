// Generated from schemas/ and the files of src/rules/ by `npm run generate`. Do not edit.

/**
 * The codes with the name of a keyword: one for each keyword by which the schemas reject values.
 */
export type KeywordCode =
  | 'enum'
  | 'exclusiveMinimum'
  | 'format'
  | 'maxItems'
  | 'maxLength'
  | 'maximum'
  | 'minLength'
  | 'minimum'
  | 'pattern'
  | 'required'
  | 'type'

export const keywordCodes: readonly KeywordCode[] = [
  'enum',
  'exclusiveMinimum',
  'format',
  'maxItems',
  'maxLength',
  'maximum',
  'minLength',
  'minimum',
  'pattern',
  'required',
  'type',
]

/** The codes of the rules. */
export const ruleCodes: readonly string[] = [
  'alert-settings-ignored',
  'api-only-field',
  'browser-only-field',
  'deprecated-field',
  'duplicate-group',
  'duplicate-item',
  'frequency-offset',
  'frequency-offset-missing',
  'hostname-missing',
  'implausible-number',
  'masked-value',
  'misplaced-field',
  'missing-content-type',
  'missing-service-account',
  'non-numeric-target',
  'packet-loss-order',
  'packet-loss-steps',
  'page-number',
  'placeholder-token',
  'response-time-order',
  'retries-outlast-interval',
  'seen-order',
  'sub-minute-frequency',
]
