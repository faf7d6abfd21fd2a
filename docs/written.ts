import { readFileSync } from 'node:fs'
import { toMarkdown, toOpenApi } from '../dist/docs.js'
import { withLimits } from './limits-table.ts'

/** Returns the committed documents that are generated, whole or in part, by path from the root of the repository. */
export const written = (): ReadonlyMap<string, string> =>
  new Map([
    ['docs/reference.md', toMarkdown()],
    ['docs/concepts.md', withLimits(readFileSync(new URL('concepts.md', import.meta.url), 'utf8'))],
    ['docs/openapi.json', `${JSON.stringify(toOpenApi(), null, 2)}\n`],
  ])
