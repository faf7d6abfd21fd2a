import { documents } from './documents.ts'
import { banner, camelCase } from './names.ts'

/** The start of the references that a document makes most of, where it makes many. */
function commonStart(source: string): string | undefined {
  const starts = [...source.matchAll(/"\$ref": "(.*\/)[^/"]*"/g)].map(([, start = '']) => start)
  return starts.find((start) => starts.filter((other) => other === start).length > 9)
}

/** Each document as an `as const` module, in which a start that many references share is written once. */
function moduleOf(source: string): { readonly head: string; readonly body: string } {
  const start = commonStart(source)
  if (start === undefined) return { head: '', body: source }
  return {
    head: `const to = <Name extends string>(name: Name) => ({ $ref: \`${start}\${name}\` }) as const\n\n`,
    body: source.replaceAll(new RegExp(`\\{\\s*"\\$ref": "${start.replaceAll(/[.$]/g, '\\$&')}([^/"]*)"\\s*\\}`, 'g'), '/* @__PURE__ */ to("$1")'),
  }
}

export const schemaModules = (): [path: string, source: string][] =>
  [...documents].map(([name, document]) => {
    const { head, body } = moduleOf(JSON.stringify(document, null, 2))
    return [`schemas/${name}.ts`, `${banner(`schemas/${name}.schema.json`)}${head}export const ${camelCase(name)}Schema = ${body} as const\n`]
  })
