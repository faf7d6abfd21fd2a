import type { Keyword } from '../keyword.ts'
import { enumeration } from './enum.ts'
import { exclusiveMinimum } from './exclusive-minimum.ts'
import { anyFormat, dateFormat } from './format.ts'
import { maxItems } from './max-items.ts'
import { maxLength } from './max-length.ts'
import { maximum } from './maximum.ts'
import { minimum } from './minimum.ts'
import { pattern } from './pattern.ts'

/**
 * The keywords that judge a value of the right type, for each document those that it uses: a bundle of one contract
 * does not contain the others.
 */
export const updateKeywords: readonly Keyword[] = [enumeration, minimum, exclusiveMinimum, maximum, maxLength, maxItems]

export const monitorKeywords: readonly Keyword[] = /* @__PURE__ */ updateKeywords.concat(anyFormat)

export const errorGroupKeywords: readonly Keyword[] = [dateFormat]

export const parameterKeywords: readonly Keyword[] = [minimum, maximum, pattern]
