// The first script of `npm run build`. It writes the functions that Ajv compiles, which are not committed.
import { writeFileSync } from 'node:fs'
import { checksModule } from './ajv-checks.ts'

for (const [path, source] of checksModule()) writeFileSync(new URL(`../generated/${path}`, import.meta.url), source)
