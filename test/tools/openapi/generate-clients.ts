import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Generates a client with every generator, into `generated/`. */
export function generateClients(): void {
  rmSync(`${cwd}generated`, { recursive: true, force: true })
  runProgram('openapi-ts')
  runProgram('orval', '--config', 'orval.config.ts')
}

const cwd = fileURLToPath(new URL('.', import.meta.url))

/** Runs a program of this folder's packages, and returns what it prints. */
export const runProgram = (name: string, ...args: readonly string[]): string =>
  execFileSync(`../node_modules/.bin/${name}`, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
