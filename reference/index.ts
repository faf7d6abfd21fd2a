// The script that writes texts before the package is built: the reference, `src/docs/reference.js`, and the meanings of
// the issue codes, `src/report/code-help.js`.
import { readFileSync, writeFileSync } from 'node:fs'
import { pascalCase } from '../src/generate/names.ts'
import { documentationOf, ruleCodes, ruleLists } from '../src/generate/rules/rule-facts.ts'
import { chapterHtml, contentsHtml } from './html.ts'
import { chapterMarkdown } from './markdown.ts'
import { issueCodes } from './issue-codes.ts'
import { chaptersOf, contentOf } from './reference.ts'

const chapters = chaptersOf(await contentOf())

const errorsBetweenFields = Object.fromEntries(
  Object.entries(ruleLists).flatMap(([document, rules]) => {
    const codes = ruleCodes(rules.filter(({ severity }) => severity === 'error'))
    return codes.length === 0 ? [] : [[pascalCase(document), codes.map((code) => documentationOf(code).meaning)]]
  }),
)

const page = (name: string): string => readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8')

/** Returns a text as a template literal. */
const literal = (text: string): string => `\`${text.replaceAll(/[`\\]|\$\{/g, '\\$&')}\``

// The Markdown and the HTML of a chapter are adjacent, because equal words compress better if they are close.
writeFileSync(
  new URL('../src/docs/reference.js', import.meta.url),
  `// Generated from schemas, rules and the manifest by \`reference/index.ts\`. Do not edit.

/** The chapters of the reference. */
export const chapters = [
${chapters
  .map(
    (chapter) =>
      `  {\n    markdown: ${literal(chapterMarkdown(chapter))},\n    html: ${literal(chapterHtml(chapter))},\n  },\n`,
  )
  .join('')}]

/** The table of contents in HTML. */
export const contents = ${literal(contentsHtml(chapters))}

/** The meanings of the error rules of each contract, in Markdown, by the title of its document. */
export const errorsBetweenFields = ${JSON.stringify(errorsBetweenFields, null, 2)}

/** The offsets that each frequency allows. */
export const offsetTable = ${JSON.stringify(documentationOf('frequency-offset').table, null, 2)}

/** The style sheet of the HTML reference. */
export const style = ${literal(['page.css', 'entries.css', 'media.css'].map(page).join('\n'))}

/** The script of the HTML reference. */
export const script = ${literal(page('page.js'))}
`,
)

writeFileSync(
  new URL('../src/report/code-help.js', import.meta.url),
  `// Generated from schemas and rules by \`reference/index.ts\`. Do not edit.

/** The meaning of each issue code, in Markdown. */
export const codeHelp = ${JSON.stringify(Object.fromEntries(issueCodes.map(({ code, meaning }) => [code, meaning])), null, 2)}
`,
)
