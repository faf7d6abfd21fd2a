import type { DefaultTheme } from 'vitepress'

type Page = readonly [text: string, link: string]

const group = (text: string, pages: readonly Page[]): DefaultTheme.SidebarItem => ({
  text,
  items: pages.map(([title, link]) => ({ text: title, link })),
})

/** Every page of the site, in reading order. A test compares it with the guides in `docs/`. */
export const sidebar: DefaultTheme.SidebarItem[] = [
  group('Getting started', [
    ['Introduction', '/introduction'],
    ['All guides', '/guides'],
    ['Server', '/quick-start-server'],
    ['Client', '/quick-start-client'],
    ['Test suite', '/quick-start-tests'],
    ['Form', '/quick-start-form'],
  ]),
  group('Guides', [
    ['Concepts', '/concepts'],
    ['Replace and partial update', '/replace-and-partial-update'],
    ['Reading a newer service', '/reading-a-newer-service'],
    ['Showing warnings', '/showing-warnings'],
    ['Schemas in editors', '/editors'],
    ['JSON text', '/json-text'],
    ['Messages in other languages', '/messages-in-your-users-language'],
    ['Other languages', '/other-languages'],
    ['Troubleshooting', '/troubleshooting'],
  ]),
  group('Reference', [
    ['Update an ICMP monitor', '/reference/update-icmp-monitor'],
    ['List error groups', '/reference/list-error-groups'],
    ['Fields of an ICMP monitor', '/reference/icmp-monitor'],
    ['Fields of an error group', '/reference/error-group'],
    ['Limits and offsets', '/reference/limits'],
    ['Issue codes', '/reference/issue-codes'],
    ['Service description', '/service-description'],
    ['Open points', '/reference/open-points'],
    ['Functions', '/functions/monitor-contract'],
    ['Functions of other entries', '/functions/'],
    ['Exported types', '/types'],
    ['OpenAPI', '/openapi'],
  ]),
  group('Project', [
    ['Benchmarks', '/benchmarks'],
    ['Change log', '/change-log'],
    ['Architecture', '/architecture'],
    ['Decisions', '/decisions'],
    ['Adding a field or a rule', '/adding-a-field-or-rule'],
    ['Contributing', '/contributing'],
    ['Security', '/security'],
  ]),
]
