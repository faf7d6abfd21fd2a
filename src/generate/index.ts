// The script of `npm run generate`: creates the generated files of `src/` and of `schemas/`, and writes them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkModules } from './readers/check-modules.ts'
import { factsModule } from './modules/facts-module.ts'
import { formatted } from './formatted.ts'
import { kindFactsModules } from './modules/kind-facts-modules.ts'
import { issueParamsModule } from './rules/issue-params-module.ts'
import { keywordsModule } from './modules/keywords-module.ts'
import { readerModules } from './readers/reader-modules.ts'
import { referencesModule } from './modules/references-module.ts'
import { rulesModule } from './rules/rules-module.ts'
import { schemaModules } from './modules/schema-modules.ts'
import { typeModule } from './modules/type-module.ts'

/** Returns the text of every generated file of `src/`, by its path in `src/`. */
export async function generated(): Promise<ReadonlyMap<string, string>> {
  const modules = new Map(
    [
      ...schemaModules(),
      await typeModule(),
      factsModule(),
      ...kindFactsModules(),
      referencesModule(),
      keywordsModule(),
      ...checkModules(),
      ...readerModules(),
      rulesModule(),
    ].map(([path, source]) => [`generated/${path}`, source]),
  )
  return new Map(
    await Promise.all(
      [...modules, issueParamsModule(modules)].map(
        async ([path, source]) => [path, await formatted(path, source)] as const,
      ),
    ),
  )
}

/** Returns the text of every generated file of `schemas/`, by its path in that folder. */
export async function generatedSchemas(): Promise<ReadonlyMap<string, string>> {
  // A static import would load the files of `src/generated/` before they are written.
  const { bundledDocuments } = await import('./bundled/bundled-documents.ts')
  const { rulesDocument } = await import('./rules/rules-document.ts')
  const documents = [...bundledDocuments(), ['rules.json', rulesDocument()] as const]
  return new Map(await Promise.all(documents.map(async ([path, text]) => [path, await formatted(path, text)] as const)))
}

function write(folder: URL, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    const file = fileURLToPath(new URL(path, folder))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  write(new URL('../', import.meta.url), await generated())
  write(new URL('../../schemas/', import.meta.url), await generatedSchemas())
}
