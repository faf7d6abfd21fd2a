import type { Keyword } from '../keyword.ts'
import { enumeration } from './enum.ts'
import { exclusiveMinimum } from './exclusive-minimum.ts'
import { format } from './format.ts'
import { maxItems } from './max-items.ts'
import { maxLength } from './max-length.ts'
import { maximum } from './maximum.ts'
import { minimum } from './minimum.ts'
import { pattern } from './pattern.ts'

/**
 * The keywords that judge a value of the right type, by where they are used: who checks updates alone need not load
 * the formats.
 */
export const updateKeywords: readonly Keyword[] = [enumeration, minimum, exclusiveMinimum, maximum, maxLength, maxItems]

export const responseKeywords: readonly Keyword[] = /* @__PURE__ */ updateKeywords.concat(format)

export const parameterKeywords: readonly Keyword[] = [minimum, maximum, pattern]
