import { expect, it } from 'vitest'
import { siteLink } from '../.vitepress/links.ts'

const repository = 'https://github.com/monitor-contract/monitor-contract'

it.each([
  ['types.md', 'docs/decisions.md', '/types'],
  ['types.md#names', 'docs/decisions.md', '/types#names'],
  ['../README.md#use', 'docs/decisions.md', '/introduction#use'],
  ['docs/types.md', 'README.md', '/types'],
  ['reference.md#frequency-offset', 'docs/types.md', '/reference/issue-codes#frequency-offset'],
  ['reference.md#offsets-by-frequency', 'docs/types.md', '/reference/limits#offsets-by-frequency'],
  ['reference.md#our-readings', 'docs/types.md', '/reference/open-points#readings'],
  ['reference.md', 'docs/types.md', '/reference/icmp-monitor'],
  [`${repository}/blob/main/docs/types.md`, 'README.md', '/types'],
])('leads the link %s of %s to the page %s', (url, source, expected) => {
  expect(siteLink(url, source)).toBe(expected)
})

it.each([
  ['../src/index.ts', 'docs/types.md', `${repository}/blob/main/src/index.ts`],
  ['../src/rules', 'docs/types.md', `${repository}/tree/main/src/rules`],
  ['LICENSE', 'README.md', `${repository}/blob/main/LICENSE`],
])('leads the link %s of %s, which the site does not show, to the repository', (url, source, expected) => {
  expect(siteLink(url, source)).toBe(expected)
})

it.each(['https://example.com/a.md', 'mailto:a@example.com', '#here'])('leaves the link %s as it is', (url) => {
  expect(siteLink(url, 'README.md')).toBe(url)
})
