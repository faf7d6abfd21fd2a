import type { MarkdownEnv } from 'vitepress'

/** Words of users for what a page is about, where the page has other words. */
const wordsOfUsers: Readonly<Record<string, string>> = {
  'check-monitors-in-ci.md':
    'YAML: validate YAML files, a pipeline, command line, lint. Code scanning. Line number and column of a mistake. Fix mistakes.',
  'editors.md':
    'Publish the reference or an OpenAPI document. Swagger. My own Ajv. Autocomplete in an editor.',
  'guides.md': 'Options and functions. Degraded or failing.',
  'own-rules.md':
    'Custom rule, company policy, own validation. Turn a rule off: disable, ignore or suppress a warning. Change the severity of a rule. Treat warnings as errors.',
  'quick-start-client.md':
    'Call the API: an API client with fetch. Preview the changes before sending an update.',
  'quick-start-form.md':
    'Range of an input or a slider, React, TanStack. German messages in other languages, names of fields.',
  'quick-start-server.md':
    'Middleware, Express, Fastify plugin, status code of an error response. Show warnings to the user.',
  'quick-start-tests.md': 'Generate test data for property-based tests, mocks.',
  'replace-and-partial-update.md':
    'PUT or PATCH, merge. Baseline of a new monitor. Send back what I read. Unknown location.',
  'troubleshooting.md':
    'Supported versions of Node.js, Deno, Bun, browsers and TypeScript. Reject unknown and misspelt fields.',
}

interface Renderer {
  readonly render: (source: string, env: MarkdownEnv) => string
}

/**
 * Renders a page for the index of the search, with the words of users below its title. VitePress
 * omits sections whose
 * heading begins with an anchor, as in the reference.
 */
export function indexed(source: string, env: MarkdownEnv, md: Renderer): string {
  const html = md.render(source, env).replaceAll(/<a id="[^"]*"><\/a>/g, '')
  const words = wordsOfUsers[env.relativePath]
  return words === undefined ? html : html.replace('</h1>', `</h1><p>${words}</p>`)
}

/** Words of questions that say nothing about the page. */
const fillers = new Set(
  'a an and are as at be by can do does for from get has have how i in is it me my no not of on or that the this to too what when where which who why with'.split(
    ' ',
  ),
)

/** How much a page counts: guides before the reference, the reference before types. */
const weights: readonly (readonly [address: RegExp, weight: number])[] = [
  [/\/functions\//, 0.3],
  [/\/reference\//, 0.6],
  [/\/(?:service-description|architecture|decisions|contributing|security|change-log)\./, 0.4],
]

/**
 * How the search ranks the sections of pages. The configuration of VitePress cannot pass functions
 * to a browser.
 */
export const searchOptions = {
  prefix: (term: string): boolean => term.length > 2,
  // A letter more or less makes another word of a short one.
  fuzzy: (term: string): number | boolean => term.length > 5 && 0.2,
  boost: { title: 4, text: 2, titles: 1 },
  processTerm: (term: string): string | null =>
    fillers.has(term.toLowerCase()) ? null : term.toLowerCase(),
  boostDocument: (address: string): number =>
    weights.find(([page]) => page.test(address))?.[1] ?? 1,
}
