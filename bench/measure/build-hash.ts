import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns whether the benchmark measures a file of `dist/`. */
const isMeasured = (name: string): boolean => name === 'index.d.ts' || /^(?:index|text|messages-\w+)\.js$/.test(name)

/** Returns the SHA-256 of the names and contents of the measured files in `dist/`. */
export function buildHash(dist: string): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(dist).filter(isMeasured).sort()) {
    const content = readFileSync(join(dist, name))
    hash.update(`${name} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}
