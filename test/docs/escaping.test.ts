// Tests that an option of `toMarkdown` or `toHtml` shows its text, whatever markup it contains, and changes nothing else.
import * as fc from 'fast-check'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { expect, it } from 'vitest'
import { toHtml, toMarkdown } from 'monitor-contract/docs'

const marks = [
  '<img src=x onerror=alert(1)>',
  '</title></h1></a><script>alert(1)</script>',
  '"><b>b</b>',
  "' onfocus='alert(1)",
  '&lt;b&gt; &copy; &#60;b> &amp',
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
  '\\| x \\',
  '\n\n# heading\n\n- item\n\n    code',
  '\n\n---\n\n1. one',
  '\n===\n',
  '\n[x]: https://evil.test\n[x]',
  '[^1]\n\n[^1]: note',
  '- [ ] task',
  '1. one',
  '`x` ```js',
  '\n```js\n',
  '\\',
  ' # ',
  '\u2028# x',
  '\r\n> quote',
  "$& $1 $$ $` $'",
  '${x}',
]
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...marks), fc.constantFrom(...'\\`*_[]<>~|#&!@:./-+=(){}$^"\'1w \t\na')), {
    maxLength: 5,
  })
  .map((parts) => parts.join(''))

/** The content of a node without its position. The text of `title` and `h1` is the option, so it is left out. */
type Content = readonly [name: string, ...content: (string | Content)[]]

function htmlContent(node: DefaultTreeAdapterTypes.Node): Content {
  if ('value' in node) return ['text', node.value]
  const attributes = 'attrs' in node ? node.attrs.map(({ name, value }) => `${name}=${value}`) : []
  const children = 'childNodes' in node ? node.childNodes : []
  const isOption = ['title', 'h1'].includes(node.nodeName)
  return [
    node.nodeName,
    ...attributes,
    ...(isOption ? children.map(({ nodeName }) => nodeName) : children.map(htmlContent)),
  ]
}

const textIn = (node: DefaultTreeAdapterTypes.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textIn).join('') : ''

const elements = (node: DefaultTreeAdapterTypes.Node, name: string): DefaultTreeAdapterTypes.Node[] => [
  ...(node.nodeName === name ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap((child) => elements(child, name)) : []),
]

/** Returns an address that `toHtml` accepts, with a hostile end. */
const addressWith = (end: string): string => `https://monitor-contract.example/${end.replaceAll(/[\s\p{C}]/gu, '')}`

/** Returns a text as an HTML parser does, which knows one line break and no null character. */
const parsedText = (text: string): string => text.replaceAll(/\r\n?/g, '\n')

/** Returns the page up to the contents, which takes a hundredth of the time to parse, and the rest as text. */
const topAndRest = (html: string): readonly [top: DefaultTreeAdapterTypes.Document, rest: string] => {
  const end = html.indexOf('<nav class="contents"')
  return [parse(html.slice(0, end)), html.slice(end)]
}

it('toHtml shows a title as it is, in the head and in the page, and changes nothing else', () => {
  const [tame, tameRest] = topAndRest(toHtml({ title: 'x' }))
  fc.assert(
    fc.property(hostile, (title) => {
      const [page, rest] = topAndRest(toHtml({ title: `x${title}` }))
      expect(htmlContent(page)).toEqual(htmlContent(tame))
      expect(rest).toBe(tameRest)
      for (const name of ['title', 'h1']) expect(elements(page, name).map(textIn)).toEqual([parsedText(`x${title}`)])
    }),
    { numRuns: 100, examples: marks.map((mark) => [mark]) },
  )
})

it('toHtml shows the text of a link as it is, and links to its address', () => {
  fc.assert(
    fc.property(hostile, hostile, (text, end) => {
      const href = addressWith(end)
      const [page] = topAndRest(toHtml({ links: [{ text: `x${text}`, href }] }))
      const [nav] = elements(page, 'nav')
      expect(nav && htmlContent(nav)).toEqual([
        'nav',
        'aria-label=Pages',
        ['a', `href=${href}`, ['text', parsedText(`x${text}`)]],
      ])
    }),
    { numRuns: 100, examples: marks.map((mark) => [mark, mark]) },
  )
})

it('toHtml loads exactly the style sheet and the script that it is given', () => {
  fc.assert(
    fc.property(hostile, hostile, (first, second) => {
      const [stylesheet, script] = [addressWith(first), addressWith(second)]
      const [page, rest] = topAndRest(toHtml({ stylesheet, script }))
      expect(elements(page, 'link').map(htmlContent)).toEqual([['link', 'rel=stylesheet', `href=${stylesheet}`]])
      expect(elements(page, 'script').map(htmlContent)).toEqual([['script', `src=${script}`, 'defer=']])
      expect(elements(page, 'style')).toEqual([])
      expect(rest).not.toMatch(/<(?:script|style)/)
    }),
    { numRuns: 100, examples: marks.map((mark) => [mark, mark]) },
  )
})

// Without the transform that turns addresses into links: it also does so for escaped ones.
const mdastExtensions = gfmFromMarkdown().map(({ transforms: _, ...extension }) => extension)

const markdownContent = (node: Nodes): Content => [
  node.type,
  ...('value' in node ? [node.value] : []),
  ...('children' in node ? node.children.map(markdownContent) : []),
]

const parsedMarkdown = (text: string): readonly (string | Content)[] =>
  markdownContent(fromMarkdown(text, { extensions: [gfm()], mdastExtensions })).slice(1)

it('toMarkdown shows a title in one line as it is, and changes nothing else', () => {
  const [, ...tame] = toMarkdown({ title: 'x' }).split('\n')
  fc.assert(
    fc.property(hostile, (title) => {
      const [heading = '', ...others] = toMarkdown({ title: `x${title}` }).split('\n')
      expect(parsedMarkdown(heading)).toEqual([['heading', ['text', `x${title}`.trim().replaceAll(/\s+/g, ' ')]]])
      expect(others).toEqual(tame)
    }),
    { numRuns: 300, examples: marks.map((mark) => [mark]) },
  )
})

it.each(['Stop! It is at most 5 % & at least 1.5', 'R & D: a monitor (one of 2)', 'www or https'])(
  'toMarkdown escapes nothing in a title without markup: %s',
  (title) => {
    expect(toMarkdown({ title })).toMatch(new RegExp(`^# ${title.replaceAll(/[.()]/g, '\\$&')}\n`))
  },
)
