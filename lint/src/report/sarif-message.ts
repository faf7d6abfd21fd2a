import type { SarifMessage } from './sarif-log.ts'

/**
 * Returns a SARIF message with a plain text, where `{0}` would be a placeholder and
 * `[text](target)` a link.
 *
 * SARIF 2.1.0, 3.11.5 and 3.11.6.
 */
export function sarifMessage(text: string): SarifMessage {
  const plain = text.includes('](') ? text.replaceAll(/[\\[\]]/g, '\\$&') : text
  return { text: withoutPlaceholders(plain) }
}

/** Doubles braces, which would begin or end a placeholder. */
export const withoutPlaceholders = (text: string): string => text.replaceAll(/[{}]/g, '$&$&')
