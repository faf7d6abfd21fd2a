import { toMarkdown, toOpenApi } from '../src/docs/index.ts'

/** The documents that are committed, by their path from the root of the repository. */
export const written = (): ReadonlyMap<string, string> =>
  new Map([
    ['docs/reference.md', toMarkdown()],
    ['docs/openapi.json', `${JSON.stringify(toOpenApi(), null, 2)}\n`],
  ])
