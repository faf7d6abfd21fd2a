import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkModules } from './checks.ts'
import { factsModule } from './facts.ts'
import { formatted } from './formatted.ts'
import { readerModules } from './readers.ts'
import { referencesModule } from './references.ts'
import { schemaModules } from './schema-modules.ts'
import { typeModule } from './types.ts'

/** Returns the text of every file in `src/generated/`, by its path in that folder. */
export async function generated(): Promise<ReadonlyMap<string, string>> {
  const modules = [
    ...schemaModules(),
    await typeModule(),
    factsModule(),
    referencesModule(),
    ...(await checkModules()),
    ...(await readerModules()),
  ]
  return new Map(
    await Promise.all(modules.map(async ([path, source]) => [path, await formatted(path, source)] as const)),
  )
}

/** Returns the text of every file in `schemas/generated/`, by its path in that folder. */
export async function generatedSchemas(): Promise<ReadonlyMap<string, string>> {
  // A static import would load the files of `src/generated/` before they are written.
  const { frequencyOffsetDocument } = await import('./frequency-offset-document.ts')
  const path = 'frequency-offset.schema.json'
  return new Map([[path, await formatted(path, frequencyOffsetDocument())]])
}

function write(folder: URL, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    const file = fileURLToPath(new URL(path, folder))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  write(new URL('../generated/', import.meta.url), await generated())
  write(new URL('../../schemas/generated/', import.meta.url), await generatedSchemas())
}
