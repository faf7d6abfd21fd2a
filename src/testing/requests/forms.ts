import type { PartForm } from './parameters.ts'

/** A path cannot carry an empty segment, `.` or `..`. */
export const pathForm: PartForm = {
  carried: (text) => (['', '.', '..'].includes(text) ? `${text}0` : text),
  repeats: false,
}

export const queryForm: PartForm = { carried: (text) => text, repeats: true }

/** A header carries visible characters of ASCII, and blanks and tabs that are not at its ends. */
export const headersForm: PartForm = { carried: (text) => text.replaceAll(/[^\t -~]/gu, '-').trim(), repeats: true }
