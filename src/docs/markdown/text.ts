import { paragraph, prose } from './nodes.ts'
import { serialise } from './serialise.ts'

/** A text of a schema as a paragraph of Markdown that says the same. */
export const markdownText = (value: string): string => serialise([paragraph(...prose(value))]).trimEnd()
