import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readerModules } from '../../src/generate/readers/reader-modules.ts'
import { fieldsReadBy } from '../../src/generate/readers/reader-parts.ts'
import type { Rule } from '../../src/rules/define-rule.ts'
import type { JsonSchema } from '../../src/schema/json-schema.ts'
import type { ReadContext } from '../../src/snapshot/snapshot.ts'

/** Generates the reader of a schema with the title `Body` for certain rules, and loads it. */
export async function generatedReader(schema: JsonSchema, rules: readonly Rule[]): Promise<Reader> {
  const folder = mkdtempSync(join(tmpdir(), 'readers-'))
  try {
    const document = { document: 'body', schema, fields: fieldsReadBy(rules), responseOnly: [] }
    const [[, readers] = ['', '']] = readerModules([document])
    writeFileSync(join(folder, 'readers.js'), withAbsoluteImports(readers))
    const module = (await import(pathToFileURL(join(folder, 'readers.js')).href)) as { bodyReader: Reader }
    return module.bodyReader
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The exports of the generated module for a body. */
export interface Reader {
  readonly read: (value: unknown, context: ReadContext) => unknown
  readonly ruleFields: readonly string[]
  readonly complete: (fields: object, others: object) => Readonly<Record<string, unknown>>
}

/** Returns generated code with absolute imports, which resolve to the modules of the test. */
const withAbsoluteImports = (code: string): string =>
  code.replaceAll(/from '\.\.\/([\w/.-]+)'/g, (_, path: string) => {
    return `from '${new URL(`../../src/${path}`, import.meta.url).pathname}'`
  })
