import { documents } from './documents.ts'
import { banner, camelCase } from './names.ts'

/** Each document as an `as const` module. */
export const schemaModules = (): [path: string, source: string][] =>
  [...documents].map(([name, document]) => [
    `schemas/${name}.ts`,
    `${banner(`schemas/${name}.schema.json`)}export const ${camelCase(name)}Schema = ${JSON.stringify(document, null, 2)} as const\n`,
  ])
