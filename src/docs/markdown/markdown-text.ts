import { paragraph, prose } from './nodes.ts'
import { serialise } from './serialise.ts'

/** Returns a text of a schema as a paragraph of Markdown. */
export const markdownText = (value: string): string => serialise([paragraph(...prose(value))]).trimEnd()
