import { documents } from './documents.ts'
import { banner, camelCase } from './names.ts'

/** The start of the references that a document makes most of, where it makes many. */
function commonStart(source: string): string | undefined {
  const starts = [...source.matchAll(/"\$ref": "(.*\/)[^/"]*"/g)].map(([, start = '']) => start)
  return starts.find((start) => starts.filter((other) => other === start).length > 9)
}

/** A document as an expression, in which a start that many references share is written once. */
function expressionOf(source: string): string {
  const start = commonStart(source)
  if (start === undefined) return `${source} as const`
  const references = new RegExp(`\\{\\s*"\\$ref": "${start.replaceAll(/[.$]/g, '\\$&')}([^/"]*)"\\s*\\}`, 'g')
  return `/* @__PURE__ */ (() => {
const to = <Name extends string>(name: Name) => ({ $ref: \`${start}\${name}\` }) as const
return ${source.replaceAll(references, 'to("$1")')} as const
})()`
}

export const schemaModules = (): [path: string, source: string][] =>
  [...documents].map(([name, document]) =>
    [`schemas/${name}.ts`, `${banner(`schemas/${name}.schema.json`)}export const ${camelCase(name)}Schema = ${expressionOf(JSON.stringify(document, null, 2))}\n`])
