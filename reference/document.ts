// Writes the reference: as Markdown, and the same Markdown as an HTML page.
import { readFileSync } from 'node:fs'
import type { RootContent } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { anchor, heading, link, list, paragraph, text } from './nodes.ts'
import type { Part } from './chapters.ts'

const title = 'monitor-contract reference'

const markdownOf = (children: RootContent[]): string =>
  toMarkdown({ type: 'root', children }, { bullet: '-', extensions: [gfmToMarkdown({ tablePipeAlign: false })] })

const htmlOf = (markdown: string): string =>
  micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] })

/** Returns the reference as Markdown for GitHub. */
export const referenceMarkdown = (chapters: readonly Part[]): string =>
  markdownOf([
    heading(1, text(title)),
    paragraph(
      text(
        'Generated from the JSON Schemas and the rules. Every message of an example is the message that the contract ' +
          'reports.',
      ),
    ),
    ...chapters.flatMap((chapter) => [
      ...partNodes(2, chapter),
      ...(chapter.sections ?? []).flatMap((part) => partNodes(3, part)),
    ]),
  ])

const partNodes = (depth: 2 | 3, part: Part): RootContent[] => [
  heading(depth, anchor(part.anchor), text(part.title)),
  ...part.nodes,
]

/** Returns the reference as one HTML page. The search field is hidden until the script runs. */
export function referenceHtml(chapters: readonly Part[]): string {
  const contents = list(chapters.map((chapter) => lineOf(chapter)))
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
${htmlOf(markdownOf([contents]))}</nav>
<main id="main" tabindex="-1">
${htmlOf(referenceMarkdown(chapters))}</main>
</div>
<script>${page('page.js')}</script>
</body>
</html>
`
}

const page = (name: string): string => readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8')

/** Returns an entry of the table of contents, with the sections inside it. */
const lineOf = ({ title: label, anchor: target, sections = [] }: Part): Parameters<typeof list>[0][number] => [
  paragraph(link(target, text(label))),
  ...(sections.length === 0 ? [] : [list(sections.map(lineOf))]),
]
