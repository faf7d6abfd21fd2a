// The types of `reference.js`, which `reference/index.ts` writes before the package is built.

/** The reference as Markdown. */
export const markdown: string

/** The reference as an HTML page. */
export const html: string

/** The meanings of the error rules of each contract, in Markdown, by the title of its document. */
export const errorsBetweenFields: { readonly [title: string]: readonly string[] }
