import { reference } from '../schema/document.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { documents } from './documents.ts'
import { banner, camelCase, literal } from './names.ts'

const base = reference('').$ref

/** The start of the references that a document makes most of, where it makes many. */
function commonStart(targets: readonly string[]): string | undefined {
  const starts = targets.map((target) => target.slice(0, target.lastIndexOf('/') + 1))
  return starts.find((start) => starts.filter((other) => other === start).length > 9)
}

/** What follows the `$id` of a document, as a function that makes it: nothing of one that nobody uses stays in a bundle. */
function bodyOf({ $schema, $id, ...body }: JsonSchema): string {
  if ($schema === undefined || $id === undefined) throw new Error('A document begins with $schema and $id')
  const source = JSON.stringify(body, null, 2)
  const targets = [...source.matchAll(/\{\s*"\$ref": "([^"]*)"\s*\}/g)].map(([, target = '']) => target.slice(base.length))
  const start = commonStart(targets)
  const expression = source.replaceAll(/\{\s*"\$ref": "([^"]*)"\s*\}/g, (_, whole: string) => {
    const target = whole.slice(base.length)
    return start !== undefined && target.startsWith(start) ? `to(${literal(target.slice(start.length))})` : `reference(${literal(target)})`
  })
  if (start === undefined) return `() => (${expression} as const)`
  return `() => {
const to = <const Name extends string>(name: Name) => reference(\`${start}\${name}\`)
return ${expression} as const
}`
}

/** Each document as a module whose type says all that it holds. */
export const schemaModules = (): [path: string, source: string][] =>
  [...documents].map(([name, schema]) => {
    const body = bodyOf(schema)
    const imported = body.includes('reference(') ? 'document, reference' : 'document'
    return [`schemas/${name}.ts`, `${banner(`schemas/${name}.schema.json`)}import { ${imported} } from '../../schema/document.ts'

export const ${camelCase(name)}Schema = /* @__PURE__ */ document(${literal(name)}, ${body})
`]
  })
