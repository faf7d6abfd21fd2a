import { documents } from '../documents.ts'
import { banner, camelCase } from '../names.ts'

/** Returns a module for each document. The module exports the document with literal types. */
export const schemaModules = (): [path: string, source: string][] =>
  [...documents].map(([name, schema]) => [
    `schemas/${name}.ts`,
    `${banner(`schemas/${name}.schema.json`)}export const ${camelCase(name)}Schema = ${JSON.stringify(schema)} as const\n`,
  ])
