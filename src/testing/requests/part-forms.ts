import type { PartForm } from './parameter-arbitraries.ts'

/** The form of path parameters. A path cannot contain an empty segment, `.` or `..`. */
export const pathForm: PartForm = {
  carried: (text) => (['', '.', '..'].includes(text) ? `${text}0` : text),
  repeats: false,
}

export const queryForm: PartForm = { carried: (text) => text, repeats: true }

/** The form of headers: visible ASCII characters, with spaces and tabs inside. */
export const headersForm: PartForm = { carried: (text) => text.replaceAll(/[^\t -~]/gu, '-').trim(), repeats: true }
