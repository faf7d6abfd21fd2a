import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkModules } from './checks.ts'
import { factsModule } from './facts.ts'
import { asJson } from './json.ts'
import { readerModules } from './readers.ts'
import { referencesModule } from './references.ts'
import { schemaModules } from './schema-modules.ts'
import { typeModule } from './types.ts'

/** Everything that `src/generated/` holds, as it follows from `schemas/`. */
export const generated = async (): Promise<ReadonlyMap<string, string>> =>
  new Map([...(await schemaModules()), await typeModule(), factsModule(), referencesModule(), ...(await checkModules()), ...(await readerModules())])

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = new URL('../generated/', import.meta.url)
  for (const [path, source] of await generated()) {
    const file = fileURLToPath(new URL(path, folder))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, source)
  }
  // It stands on what was just written.
  const { frequencyOffsetSchema } = await import('../docs/openapi/frequency-offset-schema.ts')
  writeFileSync(new URL('../../schemas/frequency-offset.schema.json', import.meta.url), await asJson(frequencyOffsetSchema()))
}
