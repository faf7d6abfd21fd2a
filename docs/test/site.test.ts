import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { siteLink } from '../.vitepress/links.ts'
import { links } from '../.vitepress/sidebar.ts'
import { llmsText } from '../llms.ts'
import { referencePages } from '../reference-pages.ts'
import manifest from '../../package.json' with { type: 'json' }

const repository = 'https://github.com/monitor-contract/monitor-contract'

it.each([
  ['editors.md#names', 'docs/decisions.md', '/editors#names'],
  ['../README.md#use', 'docs/decisions.md', '/introduction#use'],
  ['docs/editors.md', 'README.md', '/editors'],
  ['reference.md#frequency-offset', 'docs/editors.md', '/reference/issue-codes#frequency-offset'],
  ['reference.md', 'docs/editors.md', '/reference/icmp-monitor'],
  [`${repository}/blob/main/docs/editors.md`, 'README.md', '/editors'],
  [`${repository}/blob/v${manifest.version}/docs/editors.md#a`, 'README.md', '/editors#a'],
  [`${repository}/blob/v0.1.0/docs/a.md`, 'README.md', `${repository}/blob/v0.1.0/docs/a.md`],
  ['../src/index.ts', 'docs/editors.md', `${repository}/blob/main/src/index.ts`],
  ['../src/rules', 'docs/editors.md', `${repository}/tree/main/src/rules`],
  ['https://example.com/a.md', 'README.md', 'https://example.com/a.md'],
  [
    'https://monitor-contract.github.io/monitor-contract/try-it#a=%0A',
    'README.md',
    '/try-it#a=%250A',
  ],
  ['#here', 'README.md', '#here'],
])('leads the link %s of %s to %s', (url, source, expected) => {
  expect(siteLink(url, source)).toBe(expected)
})

it('the sidebar links each guide, and each page of the site but the first and the try-it page, once', () => {
  const pages = ['.', 'pages'].flatMap((folder) =>
    readdirSync(folder).filter((name) => name.endsWith('.md')),
  )
  const own = pages.filter(
    (name) =>
      !['README.md', 'reference.md', 'issue-codes.md', 'index.md', 'try-it.md'].includes(name),
  )
  expect(links).toEqual(expect.arrayContaining(own.map((name) => `/${name.replace(/\.md$/, '')}`)))
  expect(new Set(links).size).toBe(links.length)
})

it('llms.txt lists each guide with its first paragraph', () => {
  const lines = llmsText().match(/^- \[[^\]]+\]\(https:\/\/\S+\.md\): \S.*$/gm) ?? []
  expect(lines).toHaveLength(10)
})

it('each chapter of the reference has a page', () => {
  const pages = referencePages(
    readFileSync('reference.md', 'utf8'),
    readFileSync('issue-codes.md', 'utf8'),
  )
  expect([...pages.keys()].map((name) => `/reference/${name}`).sort()).toEqual(
    links.filter((link) => link.startsWith('/reference/')).sort(),
  )
  expect([...pages.values()].join('')).not.toMatch(/\]\(#/)
})

it('the introduction shows the README without its title and its last paragraph, which is about a clone', () => {
  const lines = readFileSync('../README.md', 'utf8').trimEnd().split('\n')
  const shown = [
    ...readFileSync('pages/introduction.md', 'utf8').matchAll(/README\.md\{(\d+),(\d*)\}/g),
  ].flatMap(([, first, last]) =>
    lines.slice(Number(first) - 1, last === '' ? undefined : Number(last)),
  )
  const [title, clone, ...others] = lines.filter((line) => !shown.includes(line))
  expect([title, clone]).toEqual(['# monitor-contract', expect.stringMatching(/^In a clone/)])
  expect(others.length).toBeLessThanOrEqual(1)
})
