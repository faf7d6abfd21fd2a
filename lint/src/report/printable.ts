/**
 * Matches the characters that can change what a terminal shows: control characters except tabs,
 * direction marks, line separators, byte order marks and lone surrogates.
 */
const unprintable =
  /[^\P{Cc}\t]|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]|\p{Surrogate}/gu

/** Replaces each unprintable character of one line by U+FFFD. The length stays the same. */
export const printable = (line: string): string => line.replaceAll(unprintable, '\uFFFD')
