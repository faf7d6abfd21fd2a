// The forms in which generated requests send path parameters, query parameters and headers: the strings that each form
// can carry, and whether a parameter can be repeated.
import type { PartForm } from './parameter-arbitraries.ts'

/** The form in which path parameters are sent. A path cannot contain an empty segment, `.` or `..`. */
export const pathForm: PartForm = {
  carried: (text) => (['', '.', '..'].includes(text) ? `${text}0` : text),
  repeats: false,
}

/** The form in which query parameters are sent. */
export const queryForm: PartForm = { carried: (text) => text, repeats: true }

/** The form in which headers are sent: visible ASCII characters, with spaces and tabs inside. */
export const headersForm: PartForm = { carried: (text) => text.replaceAll(/[^\t -~]/gu, '-').trim(), repeats: true }
