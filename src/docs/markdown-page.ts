import type { ResolvedReferenceOptions } from './options/reference-options.ts'
import { origin } from './origin.ts'
import { chapters } from './reference.js'

/** Returns the reference as one Markdown page. */
export const markdownPage = ({ title }: ResolvedReferenceOptions): string =>
  [`# ${escaped(title)}\n`, `${origin}\n`, ...chapters.map(({ markdown }) => markdown)].join('\n')

/** Matches the characters of Markdown syntax, and those from which GitHub makes links. */
const marks = /[\\`*_[<~|#@]|&(?=[#a-z])|!$|:(?=\/)|(?<=www)\./gi

/** Returns a text as one line of Markdown, without markup. */
const escaped = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').replaceAll(marks, '\\$&')
