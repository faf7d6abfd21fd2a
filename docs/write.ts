import { writeFileSync } from 'node:fs'
import { written } from './written.ts'

// Writes the generated documents that are committed.

for (const [path, text] of written()) writeFileSync(new URL(`../${path}`, import.meta.url), text)
