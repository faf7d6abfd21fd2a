import { createMarkdownRenderer } from 'vitepress'
import { expect, it } from 'vitest'
import { codeLinks, siteLink } from '../.vitepress/links.ts'

const repository = 'https://github.com/monitor-contract/monitor-contract'

it.each([
  ['concepts.md', 'docs/decisions.md', '/concepts'],
  ['concepts.md#names', 'docs/decisions.md', '/concepts#names'],
  ['../README.md#use', 'docs/decisions.md', '/introduction#use'],
  ['docs/concepts.md', 'README.md', '/concepts'],
  ['reference.md#frequency-offset', 'docs/concepts.md', '/reference/issue-codes#frequency-offset'],
  ['reference.md#offsets-by-frequency', 'docs/concepts.md', '/reference/limits#offsets-by-frequency'],
  ['reference.md#our-readings', 'docs/concepts.md', '/reference/open-points#readings'],
  ['reference.md', 'docs/concepts.md', '/reference/icmp-monitor'],
  [`${repository}/blob/main/docs/concepts.md`, 'README.md', '/concepts'],
])('leads the link %s of %s to the page %s', (url, source, expected) => {
  expect(siteLink(url, source)).toBe(expected)
})

it.each([
  ['../src/index.ts', 'docs/concepts.md', `${repository}/blob/main/src/index.ts`],
  ['../src/rules', 'docs/concepts.md', `${repository}/tree/main/src/rules`],
  ['LICENSE', 'README.md', `${repository}/blob/main/LICENSE`],
])('leads the link %s of %s, which the site does not show, to the repository', (url, source, expected) => {
  expect(siteLink(url, source)).toBe(expected)
})

it.each(['https://example.com/a.md', 'mailto:a@example.com', '#here'])('leaves the link %s as it is', (url) => {
  expect(siteLink(url, 'README.md')).toBe(url)
})

const renderer = await createMarkdownRenderer('.', { config: codeLinks })

/** Returns the addresses and texts of the links of a page. */
const linksIn = (text: string, relativePath = 'concepts.md'): readonly (string | undefined)[] =>
  [...renderer.render(text, { relativePath }).matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href, content]) => `${href} ${content}`,
  )

it.each([
  ['the name of a function', '`planUpdate`', '/functions/planUpdate.html'],
  ['a file', '`src/index.ts`', `${repository}/blob/main/src/index.ts`],
  ['a folder', '`test/vectors`', `${repository}/tree/main/test/vectors`],
])('links inline code that is %s at its first use', (_, code, href) => {
  expect(linksIn(`${code}, ${code}\n\n| a |\n| --- |\n| ${code} |`)).toEqual([
    `${href} <code>${code.slice(1, -1)}</code>`,
  ])
})

it.each([
  ['in a heading', '## `planUpdate`'],
  ['in a code block', '```\nplanUpdate\n```'],
  ['in other code', '`planUpdate()`, `src/none.ts`, `src/*.ts`, `docs/concepts.md`, `frequency`'],
])('links no name or path %s', (_, text) => {
  expect(linksIn(text).filter((link) => !link?.startsWith('#'))).toEqual([])
})

it('leaves inline code inside a link as it is, and links the next use', () => {
  expect(linksIn('[see `redact`](#here), `redact`')).toEqual([
    '#here see <code>redact</code>',
    '/functions/redact.html <code>redact</code>',
  ])
})

it('links no function from its own page', () => {
  expect(linksIn('`redact`', 'functions/redact.md')).toEqual([])
})
