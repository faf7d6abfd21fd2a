/**
 * Returns whether a string is a UUID (RFC 4122, section 3): hexadecimal digits in groups of 8, 4, 4, 4 and 12.
 *
 * Letters can be in any case; any version and variant is valid. The prefix `urn:uuid:` is invalid.
 *
 * @example
 * isUuid('7f0c9a52-3d1e-4b8a-9c46-0e5d2f81b7a3') // true
 * isUuid('urn:uuid:7f0c9a52-3d1e-4b8a-9c46-0e5d2f81b7a3') // false
 */
export const isUuid = (text: string): boolean => form.test(text)

const form = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
