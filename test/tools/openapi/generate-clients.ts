import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Generates a client with every generator, into `generated/`. */
export function generateClients(): void {
  rmSync(`${cwd}generated`, { recursive: true, force: true })
  const document = '../../../docs/openapi.json'
  runProgram('openapi-ts')
  runProgram('orval', '--config', 'orval.config.ts')
  // Its clients need zod 3; its schemas do not.
  runProgram(
    'openapi-zod-client',
    document,
    '--output',
    'generated/openapi-zod-client.ts',
    '--template',
    '../node_modules/openapi-zod-client/src/templates/schemas-only.hbs',
    '--export-schemas',
  )
}

const cwd = fileURLToPath(new URL('.', import.meta.url))

/** Runs a program of this folder's packages, and returns what it prints. */
export const runProgram = (name: string, ...args: readonly string[]): string =>
  execFileSync(`../node_modules/.bin/${name}`, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
