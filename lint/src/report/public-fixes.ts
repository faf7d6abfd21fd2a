import type { ReportFix, ReportIssue } from './report-entry.ts'

/**
 * Returns the fixes of an issue that insert only punctuation, names, and values that their titles
 * have.
 */
export function publicFixes({ fixes = [], pointer, related = [] }: ReportIssue) {
  const fields = [pointer, ...related.map((field) => field.pointer)].flatMap(wordsIn)
  return fixes.filter(({ title, edits }) => {
    const known = new Set([...fields, ...namedBy(title)])
    return edits.every(({ insert }) => wordsIn(insert).every((word) => known.has(word)))
  })
}

/**
 * Returns the words of a name or a value that a title says. Other titles describe what is done with
 * a value.
 */
function namedBy(title: ReportFix['title']): readonly string[] {
  const [, named = ''] = /^(?:Rename to|Use) (.*)$/.exec(title) ?? []
  return wordsIn(named)
}

const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}\p{N}_.-]+/gu) ?? []
