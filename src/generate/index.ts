// The first script of `npm run generate`. It writes files in `schemas/` and `src/generated/`.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { factsModule } from './modules/facts-module.ts'
import { fieldReadersModule } from './modules/field-readers-module.ts'
import { codesModule } from './modules/codes-module.ts'
import { documentsModule } from './modules/documents-module.ts'
import { readFunctionsModule } from './read-functions.ts'
import { typeModule } from './modules/type-module.ts'

/** Returns the text of each file that this script writes to `src/`, by its path in `src/`. */
export const generated = (): Promise<ReadonlyMap<string, string>> =>
  formatted([
    typeModule(),
    factsModule(),
    fieldReadersModule(),
    documentsModule(),
    readFunctionsModule(),
    codesModule(),
  ])

/**
 * Returns the text of each file that this script writes to `schemas/`, by its path in `schemas/`.
 * Loads what reads the generated facts only now, after they are written.
 */
export async function generatedSchemas(): Promise<ReadonlyMap<string, string>> {
  const { bundledDocuments } = await import('./bundled/bundled-documents.ts')
  return formatted(bundledDocuments())
}

function write(folder: URL, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) writeFileSync(new URL(path, folder), text)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  write(new URL('../', import.meta.url), await generated())
  write(new URL('../../schemas/', import.meta.url), await generatedSchemas())
}

/** Formats the texts of generated files with prettier, like the rest of the repository. */
async function formatted(texts: readonly (readonly [path: string, text: string])[]) {
  const config = await resolveConfig(new URL('../../prettier.config.js', import.meta.url))
  const files = texts.map(
    async ([path, text]) => [path, await format(text, { ...config, filepath: path })] as const,
  )
  return new Map(await Promise.all(files))
}
