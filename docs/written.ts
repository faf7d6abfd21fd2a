import { toHtml, toMarkdown, toOpenApi } from 'monitor-contract/docs'

const page = (): string =>
  toHtml({
    title: 'Monitors & groups',
    stylesheet: 'reference.css',
    script: 'reference.js',
    links: [{ href: 'try-it.html', text: 'Try it' }],
  })

/** The documents that are committed, by their path from the root of the repository. */
export const written = (): ReadonlyMap<string, string> =>
  new Map([
    ['docs/reference.md', toMarkdown()],
    ['docs/openapi.json', `${JSON.stringify(toOpenApi(), null, 2)}\n`],
    // Read by no one but whoever changes the page: the site has its own.
    ['test/docs/reference.html', `${page().replaceAll('><', '>\n<')}\n`],
  ])
