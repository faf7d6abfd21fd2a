import { fileURLToPath } from 'node:url'
import { toMarkdown, toOpenApi } from '../src/docs/index.ts'
import { thirdPartyLicenses } from './third-party-licenses.ts'

/** The documents that are committed, by their path from the root of the repository. */
export const written = async (): Promise<ReadonlyMap<string, string>> =>
  new Map([
    ['docs/reference.md', toMarkdown()],
    ['docs/openapi.json', `${JSON.stringify(toOpenApi(), null, 2)}\n`],
    ['THIRD-PARTY-LICENSES.md', await thirdPartyLicenses(fileURLToPath(new URL('../src/docs/index.ts', import.meta.url)), 'The entry `monitor-contract/docs`')],
  ])
