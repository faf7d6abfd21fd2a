/**
 * Returns whether a string is a UUID (RFC 4122, section 3): hexadecimal digits in groups of 8, 4, 4, 4 and 12.
 *
 * Letters can be in any case; any version and variant is valid. The prefix `urn:uuid:` is invalid.
 *
 * @example
 * isUuid('7f0c9a52-3d1e-4b8a-9c46-0e5d2f81b7a3') // true
 * isUuid('urn:uuid:7f0c9a52-3d1e-4b8a-9c46-0e5d2f81b7a3') // false
 */
export function isUuid(text: string): boolean {
  if (text.length !== 36) return false
  for (let at = 0; at < 36; at++) {
    const code = text.charCodeAt(at)
    if (at === 8 || at === 13 || at === 18 || at === 23) {
      if (code !== 45 /* - */) return false
    } else if ((code ^ 48) > 9) {
      const lowerCase = code | 32
      if (lowerCase < 97 /* a */ || lowerCase > 102 /* f */) return false
    }
  }
  return true
}
