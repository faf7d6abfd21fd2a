// Writes the reference: as Markdown, and the same Markdown as an HTML page.
import { readFileSync } from 'node:fs'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import type { Part } from './chapters.ts'
import { anchor, link, list } from './markdown.ts'

const title = 'monitor-contract reference'

const htmlOf = (markdown: string): string =>
  micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })

/** Returns the reference as Markdown for GitHub. */
export const referenceMarkdown = (chapters: readonly Part[]): string =>
  [
    `# ${title}`,
    'Generated from the JSON Schemas and the rules.',
    chapters.map((chapter) => link(chapter.anchor, chapter.title)).join(' · '),
    ...chapters.flatMap((chapter) => blocksOf('##', chapter)),
  ].join('\n\n') + '\n'

const blocksOf = (
  level: string,
  { anchor: id, title: label, blocks, sections = [] }: Part,
): readonly string[] => [
  `${level} ${anchor(id)}${label}`,
  ...blocks,
  ...sections.flatMap((section) => blocksOf(`${level}#`, section)),
]

/** Returns the reference as one HTML page. The search field is hidden until the script runs. */
export function referenceHtml(chapters: readonly Part[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${page('page.css')}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the reference</a>
<div class="search" id="search" role="search" hidden>
<label for="words">Search</label>
<input type="search" id="words" autocomplete="off" placeholder="field, code or word">
<output id="found" for="words"></output>
</div>
<div class="columns">
<nav class="contents" aria-label="Contents">
${htmlOf(list(chapters.map(lineOf)))}</nav>
<main id="main" tabindex="-1">
${htmlOf(referenceMarkdown(chapters))}</main>
</div>
<script>${page('page.js')}</script>
</body>
</html>
`
}

const page = (name: string): string =>
  readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8')

/** Returns an entry of the table of contents, with the sections inside it. */
const lineOf = ({ title: label, anchor: target, sections = [] }: Part): string =>
  [link(target, label), ...sections.map((section) => `  - ${lineOf(section)}`)].join('\n')
