import { reference } from '../../schema/document.ts'
import type { JsonSchema } from '../../schema/json-schema.ts'
import { documents } from '../documents.ts'
import { banner, camelCase, literal } from '../names.ts'

/** Returns a module for each document. The module exports the document with literal types, as `as const` does. */
export const schemaModules = (): [path: string, source: string][] =>
  [...documents].map(([name, schema]) => {
    const body = bodyOf(schema)
    const helpers = ['document', 'reference', 'references'].filter(
      (helper) => helper === 'document' || body.includes(`${helper}(`),
    )
    const source = `import { ${helpers.join(', ')} } from '../../schema/document.ts'

export const ${camelCase(name)}Schema = /* @__PURE__ */ document(${literal(name)}, ${body})
`
    return [`schemas/${name}.ts`, banner(`schemas/${name}.schema.json`) + source]
  })

const base = reference('').$ref

/** Returns the target of a schema that contains only a `$ref`, without the base URL; undefined for other schemas. */
const targetOf = (part: JsonSchema): string | undefined =>
  part.$ref !== undefined && Object.keys(part).length === 1 ? part.$ref.slice(base.length) : undefined

/** Returns the target of a field without the name of the field, if the target ends with this name. */
const startOf = (name: string, part: JsonSchema): string | undefined => {
  const target = targetOf(part)
  return target?.endsWith(`/${name}`) === true ? target.slice(0, -name.length) : undefined
}

/**
 * Returns the source of fields. Consecutive references that differ only in the name of the field become one call of
 * `references`.
 */
function fieldsOf(properties: NonNullable<JsonSchema['properties']>): string {
  const rows: { readonly start: string | undefined; readonly entries: [name: string, part: JsonSchema][] }[] = []
  for (const [name, part] of Object.entries(properties)) {
    const start = startOf(name, part)
    const row = rows.at(-1)
    if (row !== undefined && start !== undefined && row.start === start) row.entries.push([name, part])
    else rows.push({ start, entries: [[name, part]] })
  }
  return rows
    .map(({ start, entries }) =>
      start !== undefined && entries.length > 1
        ? `...references(${literal(start)}, ${JSON.stringify(entries.map(([name]) => name))}),`
        : entries.map(([name, part]) => `${JSON.stringify(name)}: ${expression(part)},`).join('\n'),
    )
    .join('\n')
}

function expression(schema: JsonSchema): string {
  const target = targetOf(schema)
  if (target !== undefined) return `reference(${literal(target)})`
  const { properties, items, $defs } = schema
  const keywords = Object.entries(schema).map(
    ([keyword, value]) =>
      `${JSON.stringify(keyword)}: ${
        keyword === 'properties' && properties
          ? `{\n${fieldsOf(properties)}\n}`
          : keyword === '$defs' && $defs
            ? `{\n${fieldsOf($defs)}\n}`
            : keyword === 'items' && items
              ? expression(items)
              : JSON.stringify(value)
      },`,
  )
  return `{\n${keywords.join('\n')}\n}`
}

/**
 * Returns the source of a function that creates a document without `$schema` and `$id`. Bundlers can remove the
 * function if the document is unused.
 */
function bodyOf({ $schema, $id, ...body }: JsonSchema): string {
  if ($schema === undefined || $id === undefined) throw new Error('A document begins with $schema and $id')
  return `() => (${expression(body)} as const)`
}
