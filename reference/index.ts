// The script that writes texts before the package is built: the reference, `src/docs/reference.js`, and the meanings of
// the issue codes, `src/report/code-help.js`.
import { writeFileSync } from 'node:fs'
import { contracts } from '../src/generate/documents.ts'
import { capitalised } from '../src/generate/names.ts'
import { referenceHtml, referenceMarkdown } from './document.ts'
import { issueCodes } from './issue-codes.ts'
import { chaptersOf } from './chapters.ts'
import { ruleFacts } from './rule-facts.ts'

const chapters = chaptersOf()

const errorsBetweenFields = Object.fromEntries(
  contracts.map((contract) => [
    capitalised(contract),
    ruleFacts.filter((rule) => rule.isError && rule.contracts.includes(contract)).map(({ meaning }) => meaning),
  ]),
)

/** Writes a module with constants, whose types are in the `.d.ts` file beside it. */
const write = (path: string, constants: Readonly<Record<string, unknown>>): void =>
  writeFileSync(
    new URL(`../src/${path}`, import.meta.url),
    [
      '// Generated from schemas, rules and the manifest by `reference/index.ts`. Do not edit.',
      ...Object.entries(constants).map(([name, value]) => `export const ${name} = ${JSON.stringify(value, null, 2)}`),
      '',
    ].join('\n\n'),
  )

write('docs/reference.js', {
  markdown: referenceMarkdown(chapters),
  html: referenceHtml(chapters),
  errorsBetweenFields,
})
write('report/code-help.js', { codeHelp: Object.fromEntries(issueCodes.map(({ code, meaning }) => [code, meaning])) })
