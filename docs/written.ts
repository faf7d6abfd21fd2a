import { toMarkdown, toOpenApi } from 'monitor-contract/docs'
import { issueCodesPage } from './issue-codes/page.ts'

/**
 * Returns the committed documents that are generated, whole or in part, by path from the root of
 * the repository.
 */
export const written = (): ReadonlyMap<string, string> =>
  new Map([
    ['docs/reference.md', toMarkdown()],
    ['docs/openapi.json', `${JSON.stringify(toOpenApi(), null, 2)}\n`],
    ['docs/issue-codes.md', issueCodesPage()],
  ])
