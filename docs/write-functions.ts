import { fileURLToPath } from 'node:url'
import { writeFunctions } from './functions.ts'

await writeFunctions(fileURLToPath(new URL('functions', import.meta.url)))
