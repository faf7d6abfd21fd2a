// Generated from schemas/ by `npm run generate`. Do not edit.

/** The codes with the name of a keyword: one for each keyword by which the schemas reject values. */
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
