import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkModules } from './checks.ts'
import { factsModule } from './facts.ts'
import { formatted } from './formatted.ts'
import { keywordsModule } from './keywords.ts'
import { readerModules } from './readers.ts'
import { referencesModule } from './references.ts'
import { schemaModules } from './schema-modules.ts'
import { typeModule } from './types.ts'

/** Everything that `src/generated/` holds, as it follows from `schemas/`. */
export async function generated(): Promise<ReadonlyMap<string, string>> {
  const modules = [
    ...schemaModules(),
    await typeModule(),
    factsModule(),
    referencesModule(),
    keywordsModule(),
    ...checkModules(),
    ...readerModules(),
  ]
  return new Map(
    await Promise.all(modules.map(async ([path, source]) => [path, await formatted(path, source)] as const)),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = new URL('../generated/', import.meta.url)
  for (const [path, source] of await generated()) {
    const file = fileURLToPath(new URL(path, folder))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, source)
  }
  // It stands on what was just written.
  const { frequencyOffsetSchema } = await import('../docs/openapi/frequency-offset-schema.ts')
  writeFileSync(
    new URL('../../schemas/generated/frequency-offset.schema.json', import.meta.url),
    await formatted('frequency-offset.schema.json', JSON.stringify(frequencyOffsetSchema())),
  )
}
