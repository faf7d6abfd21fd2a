const isWhole = (text: string): boolean => text.split('"').length % 2 === 1

/**
 * Whether a header's text is several texts that were joined by ", ", as `Headers` joins headers of one name. It shows only where the
 * header has a form of its own and every part is of that form; a comma in a quoted text joins nothing.
 */
export function isJoined(text: string, pattern: RegExp): boolean {
  const parts = text.split(', ')
  return parts.length > 1 && parts.every((part) => isWhole(part) && pattern.test(part))
}
