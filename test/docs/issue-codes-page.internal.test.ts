// Tests the examples of the page about issue codes on the built packages. That the page is the one
// that they make is tested beside the other committed documents.
import * as library from 'monitor-contract'
import { fixText, lintText, type LintContract } from 'monitor-contract-lint'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { groups } from '../../docs/issue-codes/codes.ts'
import { fixOf } from '../../docs/issue-codes/page.ts'
import { runProgram } from '../../docs/issue-codes/run-examples.ts'
import type { CodeExample } from '../../src/reference/code-facts.ts'

const page = readFileSync('docs/issue-codes.md', 'utf8')
const codes = groups.flatMap((group) => group.codes)
const examples = codes.flatMap(({ code, examples: ofCode }) =>
  ofCode.map((example) => ({ code, ...example })),
)

const contractOf = (name: string) => Reflect.get(library, name) as LintContract

/** Returns the issues of a text. */
const issuesIn = ({ contract, language }: CodeExample, text: string) =>
  lintText(contractOf(contract), text, { language }).flatMap(({ result }) => [
    ...result.errors,
    ...result.warnings,
  ])

it('the page has a section with an example for each code', () => {
  const known = Object.keys(library.english)
  const ofLint = ['json-syntax', 'yaml-syntax', 'duplicate-key', 'imprecise-number']
  const sections = page.split(/^### /m).slice(1)
  const described = sections.map((section) => /^<a id="code-(.*)"><\/a>\1\n/.exec(section)?.[1])
  expect(described.sort()).toEqual([...known, ...ofLint, 'unused-ignore'].sort())
  for (const section of sections) expect(section).toMatch(/^```text\n.*(?:error|warning): /m)
})

describe.each(examples)('the example of $code: $text', (example) => {
  const { code, contract, language, text, mended } = example

  it('has the issue, and no error of another code', () => {
    const issues = issuesIn(example, text)
    expect(issues.map((issue) => issue.code)).toContain(code)
    expect(issues.filter((issue) => issue.severity === 'error' && issue.code !== code)).toEqual([])
  })

  it('loses it by a fix, or else by hand', () => {
    const fixed = (unsafe: boolean): string =>
      fixText(contractOf(contract), text, { language, unsafe }).text
    const run = { output: '', fixed: fixed(false), unsafelyFixed: fixed(true) }
    const after = fixOf(example, run)
    const left = issuesIn(example, after.text)
    expect(left.filter((issue) => issue.severity === 'error' || issue.code === code)).toEqual([])
    expect(after.kind === 'none').toBe(mended !== undefined)
  })
})

it('a call shows the code that no text can have', () => {
  const programs = codes.filter(({ program }) => program !== undefined)
  expect(programs.map(({ code }) => code)).toEqual(['unreadable'])
  for (const { code, program = '' } of programs) expect(runProgram(program)).toContain(`[${code}]`)
})
