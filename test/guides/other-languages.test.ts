// Tests that the guide for other languages names every code that neither a schema nor `rules.json` gives, and no other.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { exampleIssues } from '../helpers/example-issues.ts'
import { ruleRecords } from '../helpers/rules-document.ts'

/** The codes that are named after keywords. */
const keywords = /^(?:type|enum|required|format|pattern|m(?:in|ax)(?:imum|Length|Items)|exclusiveMinimum)$/

it('the table lists the codes that need more than a schema and CEL', () => {
  const page = readFileSync('docs/other-languages.md', 'utf8')
  const [, section = ''] = page.split(/^## Codes that need more .*$/m)
  const rows = (section.split(/^## /m)[0] ?? '').split('\n').filter((line) => line.startsWith('| `'))
  const listed = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, code]) => code))
  const recorded = new Set<string>(ruleRecords.map(({ code }) => code))
  const others = exampleIssues().flatMap(({ code }) => (keywords.test(code) || recorded.has(code) ? [] : [code]))
  expect(listed.sort()).toEqual([...new Set<string>(others)].sort())
})
