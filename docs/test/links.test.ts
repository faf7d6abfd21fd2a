import { expect, it } from 'vitest'
import { siteLink } from '../.vitepress/links.ts'

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
