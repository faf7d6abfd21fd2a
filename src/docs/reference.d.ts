import type { ValueTable } from '../schema/value-table.ts'

// The types of `reference.js`, which `reference/index.ts` writes before the package is built.

/** The chapters of the reference, each as Markdown and as HTML. */
export const chapters: readonly { readonly markdown: string; readonly html: string }[]

/** The table of contents in HTML. */
export const contents: string

/** The meanings of the error rules of each contract, in Markdown, by the title of its document. */
export const errorsBetweenFields: { readonly [title: string]: readonly string[] }

/** The offsets that each frequency allows. */
export const offsetTable: ValueTable

export const style: string

export const script: string
