import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the TypeScript files in a folder, except those of installed packages. */
export const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourcesIn(path)
    return path.endsWith('.ts') ? [path] : []
  })
