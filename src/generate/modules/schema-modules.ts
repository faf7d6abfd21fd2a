import { documents } from '../documents.ts'
import { banner, camelCase } from '../names.ts'

/** Returns a module for each document. The module exports the document with literal types. */
export const schemaModules = (): [path: string, source: string][] =>
  [...documents].map(([name, schema]) => {
    const source = `export const ${camelCase(name)}Schema = ${JSON.stringify(schema)} as const\n`
    return [`schemas/${name}.ts`, banner(`schemas/${name}.schema.json`) + source]
  })
