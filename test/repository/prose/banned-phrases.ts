// Lists phrases to avoid in texts, each with a replacement.

/** A phrase to avoid, and a replacement. */
export interface BannedPhrase {
  readonly phrase: RegExp
  readonly write: string
}

/** Phrases that readers had to read twice, for Markdown, doc comments, test titles and messages. */
export const bannedPhrases: readonly BannedPhrase[] = [
  { phrase: /\bcarr(?:y|ies|ied) out\b/iu, write: 'run, validate' },
  { phrase: /\bsa(?:ys|id) of\b/iu, write: 'reports, describes' },
  { phrase: /\b(?:is|are|be) told\b/iu, write: 'receives, is reported to' },
  { phrase: /\bwhat there is to\b/iu, write: 'a noun' },
  { phrase: /\banswer(?:s|ed|ing)?\b/iu, write: 'return, response, result' },
  { phrase: /\bverdicts?\b/iu, write: 'result, `is`, fast check' },
  { phrase: /\b(?:un)?sound\b/iu, write: 'valid, invalid' },
  { phrase: /\bjudg(?:e|es|ed|ing)\b/iu, write: 'check, validate, evaluate' },
  { phrase: /\brefus(?:e|es|ed|al|ing)\b/iu, write: 'reject' },
  { phrase: /\bunlisted (?:field|name)s?\b/iu, write: 'unknown field' },
  { phrase: /\b(?:nobody|no one) (?:has )?listed\b/iu, write: 'unknown' },
  { phrase: /\bstands? (?:at|in|where|there)\b/iu, write: 'is, has the pointer' },
  { phrase: /\bhand(?:s|ed)? over\b/iu, write: 'pass' },
  { phrase: /\bthe description\b/iu, write: 'the service description' },
  { phrase: /\bfound out\b/iu, write: 'found, reported' },
]

/** Returns the banned phrases in a text, with their replacements. */
export const bannedIn = (text: string): string[] =>
  bannedPhrases.flatMap(({ phrase, write }) => {
    const [found] = phrase.exec(text) ?? []
    return found === undefined ? [] : [`"${found}": write ${write}`]
  })
