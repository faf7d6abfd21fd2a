// Tests that Markdown nodes are written so that a parser reads the same nodes.
import * as fc from 'fast-check'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { describe, expect, it } from 'vitest'
import {
  anchor,
  code,
  heading,
  link,
  list,
  paragraph,
  strong,
  table,
  text,
  type Block,
  type Phrase,
  type Phrases,
} from '../../src/docs/markdown/nodes.ts'
import { serialise } from '../../src/docs/markdown/serialise.ts'

/** The content of a node, in a common form for the reference's own tree and the parsed one. */
type Said = readonly [type: string, ...content: (string | Said)[]]

// Without the transform that turns addresses into links: it also does so for escaped ones.
const mdastExtensions = gfmFromMarkdown().map(({ transforms: _, ...extension }) => extension)

function read(node: Nodes): Said {
  if ('children' in node) return [node.type, ...('url' in node ? [node.url] : []), ...node.children.map(read)]
  return [node.type, ...('lang' in node ? [node.lang ?? ''] : []), 'value' in node ? node.value : '']
}

const readBack = (markdown: string): Said => read(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions }))

/** Returns the content of a phrase. In a table cell, code with an escaped bar becomes text. */
function phraseOf(phrase: Phrase, isCell: boolean): Said[] {
  switch (phrase.type) {
    case 'link':
      return [['link', `#${phrase.to}`, [phrase.label.code ? 'inlineCode' : 'text', phrase.label.value]]]
    case 'strong':
      return [['strong', ['text', phrase.value]]]
    case 'anchor':
      return [
        ['html', `<a id="${phrase.id}">`],
        ['html', '</a>'],
      ]
    default:
      return [[isCell && phrase.value.includes('\\|') ? 'text' : phrase.type, phrase.value]]
  }
}

const isText = ([type]: Said): boolean => type === 'text'

/** Returns the content of a line. Adjacent texts are joined, and spaces at both ends are removed. */
function lineOf(phrases: Phrases, isCell = false): Said[] {
  const said = phrases
    .flatMap((phrase) => phraseOf(phrase, isCell))
    .reduce<Said[]>((line, each) => {
      const before = line.at(-1)
      return before !== undefined && isText(before) && isText(each)
        ? [...line.slice(0, -1), ['text', `${String(before[1])}${String(each[1])}`]]
        : [...line, each]
    }, [])
  const trimmed = said.map((each, index): Said => {
    if (!isText(each)) return each
    const value = index === 0 ? String(each[1]).trimStart() : String(each[1])
    return ['text', index === said.length - 1 ? value.trimEnd() : value]
  })
  return trimmed.filter((each) => !isText(each) || each[1] !== '')
}

function blockOf(block: Block): Said {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return [block.type, ...lineOf(block.children)]
    case 'code':
      return ['code', block.lang, block.value]
    case 'list':
      return [
        'list',
        ...block.items.map((item): Said => [
          'listItem',
          ...(lineOf(item).length === 0 ? [] : [blockOf(paragraph(...item))]),
        ]),
      ]
    case 'table':
      return [
        'table',
        ...block.rows.map((cells): Said => [
          'tableRow',
          ...cells.map((cell): Said => ['tableCell', ...lineOf(cell, true)]),
        ]),
      ]
  }
}

const piece = fc.constantFrom(
  ...'\\`*_[]<>~|#&!@:./-+=(){}$^"\'1w \t\n',
  'a',
  'é',
  '\u00a0',
  '\u2028',
  '\\|',
  '``',
  '```',
  '~~',
  '**',
  '1.',
  '2)',
  '- ',
  '# ',
  '> ',
  '---',
  '===',
  '&amp;',
  '&#60;',
  'www.',
  'https://x.test',
  'a@b.test',
  '<b>',
  '<!--',
  '[x](y)',
  '![x](y)',
  '[^1]',
  '[x]: y',
  '- [ ] ',
  '| - |',
)
const anyText = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''))
const words = anyText.map(text)
const codes = anyText.map(code)
const marked = fc.oneof(
  codes,
  fc.constantFrom(
    link('type', { code: true, value: 'type' }),
    link('unknown-field', { code: false, value: '22 values' }),
    anchor('field-icmp-monitor.request.assertions'),
    strong('Deprecated'),
  ),
)

/** Generates texts and marked texts alternately, because Markdown has no form for adjacent marks. */
const phrases: fc.Arbitrary<Phrase[]> = fc
  .tuple(fc.array(fc.tuple(words, marked), { maxLength: 3 }), fc.option(words))
  .map(([pairs, last]) => [...pairs.flat(), ...(last === null ? [] : [last])].slice(pairs.length % 2))

const block: fc.Arbitrary<Block> = fc.oneof(
  phrases.map((all) => paragraph(...all)),
  phrases.map((all) => heading(3, ...all)),
  fc.array(phrases, { minLength: 1, maxLength: 3 }).map((items) => list(...items)),
  fc.array(fc.tuple(phrases, phrases), { maxLength: 3 }).map((rows) => table(['One', 'Two | 2'], rows)),
  anyText.map((value): Block => ({ type: 'code', lang: 'ts', value: value.replaceAll('\u2028', '\n') })),
)

it('a parser with the extensions of GitHub reads from the written Markdown the original content', () => {
  // Adjacent lists would become one, so a heading separates two blocks.
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
      const all = blocks.flatMap((each) => [heading(2, text('Next')), each])
      expect(readBack(serialise(all))).toEqual([
        'root',
        ...all.map(blockOf).filter(([type, content]) => type !== 'paragraph' || content !== undefined),
      ])
    }),
    { numRuns: 3000 },
  )
})

it.each(['a b', 'a"b', 'a|b', '<a>', '&lt;', 'a\nb', '`a`', '(a)', "'", 'é', '\u{1f600}', '%20', '\\|'])(
  'a link in a table leads to the anchor with the name %j',
  (id) => {
    const target = (markdown: string): string =>
      String(/<a id="([^"|\n]*)">/u.exec(markdown)?.[1]).replaceAll(/&#(\d+);/gu, (_, point) =>
        String.fromCodePoint(Number(point)),
      )
    const urls = (said: Said): string[] =>
      said[0] === 'link' ? [String(said[1])] : said.flatMap((part) => (typeof part === 'string' ? [] : urls(part)))
    const cells = [[anchor(id), link(id, { code: false, value: 'x' })]]
    const markdown = serialise([table(['A'], [cells])])
    expect(target(markdown)).toBe(id)
    expect(urls(readBack(markdown)).map((url) => decodeURIComponent(url.slice(1)))).toEqual([id])
  },
)

it('a link to an anchor with half a surrogate pair has the replacement character, as the anchor has in HTML', () => {
  const markdown = serialise([paragraph(anchor('a\ud83d'), link('a\ud83d', { code: false, value: 'x' }))])
  expect(markdown).toBe('<a id="a&#55357;"></a>[x](#a%EF%BF%BD)\n')
})

it('code with an escaped bar is written as plain text in a table, where code cannot contain it', () => {
  const cellOf = (value: string): Said => readBack(serialise([table(['Pattern'], [[[code(value)]]])]))
  expect(cellOf('a|b')).toEqual([
    'root',
    ['table', ['tableRow', ['tableCell', ['text', 'Pattern']]], ['tableRow', ['tableCell', ['inlineCode', 'a|b']]]],
  ])
  expect(cellOf('a\\|b')).toEqual([
    'root',
    ['table', ['tableRow', ['tableCell', ['text', 'Pattern']]], ['tableRow', ['tableCell', ['text', 'a\\|b']]]],
  ])
})

describe('markup at the beginning of a line', () => {
  it.each(['1. x', '12. x', '7) x', '- x', '+ x', '> x', '---', ' 1. x', '1 of 2', '12 x', '1: x', '-', 'x - 1. y'])(
    'is escaped in a text that begins with it: %j',
    (value) => {
      const said: Said = ['paragraph', ['text', value.trim()]]
      expect(readBack(serialise([paragraph(text(value))]))).toEqual(['root', said])
      expect(readBack(serialise([list([text(value)])]))).toEqual(['root', ['list', ['listItem', said]]])
    },
  )
})

it.each([' ', '`', '``', ' x', 'x ', ' x ', '` `', '`x'])('code keeps its spaces and backticks: %j', (value) => {
  expect(readBack(serialise([paragraph(text('It is '), code(value))]))).toEqual([
    'root',
    ['paragraph', ['text', 'It is '], ['inlineCode', value]],
  ])
})

describe('the written Markdown is readable as plain text', () => {
  it.each([
    'Stop! It is at most 5 % & at least 1.5, 10 to 20.',
    'What is it: a monitor (one of 2), or "none"?',
    'R & D',
    'www or https',
  ])('nothing is escaped in words without markup: %s', (words) => {
    expect(serialise([paragraph(text(words))])).toBe(`${words}\n`)
  })

  it('lines have no spaces at their ends, and empty paragraphs are omitted', () => {
    expect(serialise([heading(1, text(' A ')), paragraph(), paragraph(text(' b ')), paragraph(text(' '))])).toBe(
      '# A\n\nb\n',
    )
    expect(serialise([table(['A'], [[[text(' b ')]], [[]]])])).toBe('| A |\n| - |\n| b |\n| |\n')
  })

  it('several white-space characters in a row become one space', () => {
    expect(serialise([paragraph(text('a \n\t b'), code('c\r\n d'))])).toBe('a b`c d`\n')
  })
})
