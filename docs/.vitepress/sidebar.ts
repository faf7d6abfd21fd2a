import { posix } from 'node:path'
import type { DefaultTheme } from 'vitepress'
import linter from '../../lint/package.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }

type Page = readonly [text: string, link: string]

const group = (text: string, pages: readonly Page[]): DefaultTheme.SidebarItem => ({
  text,
  items: pages.map(([title, link]) => ({ text: title, link })),
})

export const guides = [
  group('Guides', [
    ['Introduction', '/introduction'],
    ['All guides and options', '/guides'],
    ['Server', '/quick-start-server'],
    ['Client', '/quick-start-client'],
    ['Form', '/quick-start-form'],
    ['Tests', '/quick-start-tests'],
    ['Own rules and severities', '/own-rules'],
    ['CI', '/check-monitors-in-ci'],
    ['Editors and other validators', '/editors'],
    ['Replace and partial update', '/replace-and-partial-update'],
    ['Troubleshooting', '/troubleshooting'],
  ]),
]

/** Returns the address of a page of functions. The site has no `index` in addresses. */
export const functionsPage = (name: string): string =>
  name === 'index' ? '/functions/' : `/functions/${name}`

/** The generated page of each entry of the packages. */
const functions = group('Functions and types', [
  ...Object.entries(manifest.exports).flatMap(([path, entry]): readonly Page[] =>
    typeof entry === 'object'
      ? [[path.replace('.', manifest.name), functionsPage(posix.basename(entry.types, '.d.ts'))]]
      : [],
  ),
  [linter.name, functionsPage(linter.name)],
])

export const reference = [
  group('Operations', [
    ['Update an ICMP monitor', '/reference/update-icmp-monitor'],
    ['List error groups', '/reference/list-error-groups'],
    ['OpenAPI', '/openapi'],
  ]),
  group('Fields', [
    ['ICMP monitor', '/reference/icmp-monitor'],
    ['Error group', '/reference/error-group'],
    ['Limits and offsets', '/reference/limits'],
  ]),
  functions,
  group('Issues', [['Issue codes', '/reference/issue-codes']]),
  group('Source', [
    ['Service description', '/service-description'],
    ['Open points', '/reference/open-points'],
  ]),
]

const project = [
  group('Project', [
    ['Benchmarks', '/benchmarks'],
    ['Change log', '/change-log'],
    ['Architecture', '/architecture'],
    ['Decisions', '/decisions'],
    ['Contributing', '/contributing'],
    ['Security', '/security'],
  ]),
]

const linksOf = (groups: readonly DefaultTheme.SidebarItem[]): readonly string[] =>
  groups.flatMap(({ items = [] }) =>
    items.flatMap(({ link }) => (link === undefined ? [] : [link])),
  )

/** The pages of a menu entry, as a regular expression. */
export const activeIn = (groups: readonly DefaultTheme.SidebarItem[]): string =>
  `^(?:${linksOf(groups).join('|')})`

/** Every page of the site, in reading order. A test compares it with the guides in `docs/`. */
export const links: readonly string[] = linksOf([...guides, ...reference, ...project])

/** The sidebar of each page, by the start of its address. */
export const sidebar: DefaultTheme.SidebarMulti = Object.fromEntries(
  [reference, project, guides].flatMap((groups) =>
    linksOf(groups).map((link) => [link, groups] as const),
  ),
)
