// Tests that markup in the texts of schemas has no effect in the HTML and the Markdown reference.
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, it } from 'vitest'
import { htmlReference } from '../../src/docs/html/html-reference.ts'
import { markdownReference } from '../../src/docs/markdown/markdown-reference.ts'
import { modelOf } from '../../src/docs/model/reference-model.ts'
import { openApiReference } from '../../src/docs/openapi/open-api-reference.ts'
import { htmlOptions } from '../../src/docs/options/html-options.ts'
import { openApiOptions } from '../../src/docs/options/open-api-options.ts'
import { markedDocuments, type MarkOf } from '../helpers/hostile-documents.ts'

/** Markup that a text must not add to the output. Pairs of backticks are allowed, so they are omitted. */
const marks = [
  '<img src=x onerror=alert(1)>',
  '</code></td></dd></section><script>alert(1)</script>',
  '"><b>b</b>',
  "' onfocus='alert(1)",
  '&lt;b&gt; &copy; &#60;b>',
  '<!-- ',
  ']]>',
  '[x](javascript:alert(1))',
  '![x](https://evil.test/x.png)',
  '](https://evil.test)',
  '<https://evil.test>',
  'https://evil.test',
  'www.evil.test',
  'a@evil.test',
  '**b** __b__ *e* _e_ ~~s~~',
  '| x | y |',
  '\\| x \\',
  '\n\n# heading\n\n- item\n\n    code',
  '\n\n---\n\n1. one',
  '\n[x]: https://evil.test\n[x]',
  '[^1]\n\n[^1]: note',
  '- [ ] task',
  '`',
  '```js',
  '\n```js\n',
  '\\',
  '\u2028# x',
  '\u0000',
  '\r\n> quote',
]

/** The structure of a node without its text: its name, the names of its attributes, and its children. */
type Shape = readonly [name: string, attributes: string, ...children: Shape[]]

type HtmlNode = DefaultTreeAdapterTypes.Node

function htmlShape(node: HtmlNode): Shape {
  const attributes =
    'attrs' in node ? node.attrs.map(({ name, value }) => (name === 'class' ? `class=${value}` : name)).join(' ') : ''
  const children = 'childNodes' in node ? node.childNodes.filter(({ nodeName }) => nodeName !== '#text') : []
  return [node.nodeName, attributes, ...children.map(htmlShape)]
}

interface MarkdownNode {
  readonly type: string
  readonly children?: readonly MarkdownNode[]
}

function markdownShape(node: MarkdownNode): Shape {
  return [
    node.type,
    '',
    ...(node.children ?? []).filter(({ type }) => !['text', 'inlineCode'].includes(type)).map(markdownShape),
  ]
}

const html = (mark: MarkOf): string =>
  htmlReference(modelOf(markedDocuments(mark)), htmlOptions({ title: `title${mark('title')}` }))
const markdown = (mark: MarkOf): string => markdownReference(modelOf(markedDocuments(mark)), `title${mark('title')}`)

// Without the transform that turns URLs and addresses into links: it also does so for escaped ones.
const mdastExtensions = gfmFromMarkdown().map(({ transforms: _, ...extension }) => extension)

const parsedHtml = (text: string): Shape => htmlShape(parse(text))
const parsedMarkdown = (text: string): Shape =>
  markdownShape(fromMarkdown(text, { extensions: [gfm()], mdastExtensions }))

/** Returns every description of an OpenAPI document. */
function descriptions(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(descriptions)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'description' && typeof part === 'string' ? [part] : descriptions(part),
  )
}

const openApi = (mark: MarkOf): Shape[] =>
  descriptions(openApiReference(modelOf(markedDocuments(mark)), openApiOptions({}))).map((text) => parsedMarkdown(text))

const harmless: MarkOf = () => ' marked'

/** Returns a function that selects one mark for each text, another one in every round. */
const ofRound =
  (round: number): MarkOf =>
  (text) => {
    const chosen = [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), round)
    return marks[chosen % marks.length] ?? ''
  }

const rounds = [0, 5, 11, 18, 26]
const tame = {
  html: parsedHtml(html(harmless)),
  markdown: parsedMarkdown(markdown(harmless)),
  openApi: openApi(harmless),
}

describe('markup in the texts of schemas and in the title is shown as plain text', () => {
  it('the test inserts its marks in more than 300 places', () => {
    for (const text of [html(harmless), markdown(harmless)]) expect(text.split('marked').length).toBeGreaterThan(300)
  })

  it.each(rounds)('escapes every text in HTML, round %i', (round) =>
    expect(parsedHtml(html(ofRound(round)))).toEqual(tame.html),
  )

  it.each(rounds)('escapes every text in Markdown, round %i', (round) =>
    expect(parsedMarkdown(markdown(ofRound(round)))).toEqual(tame.markdown),
  )

  it.each(rounds)('escapes every description of the OpenAPI document, round %i', (round) =>
    expect(openApi(ofRound(round))).toEqual(tame.openApi),
  )

  it('reports text that is not escaped', () => {
    expect(parsedHtml('<p>x<b>y</b></p>')).not.toEqual(parsedHtml('<p>xy</p>'))
    expect(parsedMarkdown('x **y**')).not.toEqual(parsedMarkdown('x y'))
  })
})
