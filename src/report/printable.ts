/**
 * Replaces the characters that could change the output of a terminal by U+FFFD: control characters (except tabs and
 * line feeds), direction marks, line separators and lone surrogates.
 */
export const printable = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\t\n]|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]|\p{Surrogate}/gu, '\uFFFD')
