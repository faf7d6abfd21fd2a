import { toMarkdown, toOpenApi } from '../src/docs/index.ts'

/** The documents that are committed, by their path from this folder. */
export const written = (): ReadonlyMap<string, string> =>
  new Map([
    ['reference.md', toMarkdown()],
    ['openapi.json', `${JSON.stringify(toOpenApi(), null, 2)}\n`],
  ])
