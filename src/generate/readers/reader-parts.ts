import { type JsonSchema, typesIn } from '../../schema/json-schema.ts'
import { documentNamed, inlined, bodyRows, responseOnlyNames, resources } from '../documents.ts'
import { isList, isRecord, nameOf, partsOf } from '../schema-parts.ts'
import type { ListRule, Rule } from '../../rules/define-rule.ts'
import { ruleLists } from '../rules/rule-facts.ts'

/** Returns the documents of bodies, each with the facts that its reader needs. */
export const bodyDocuments = (): readonly BodyDocument[] =>
  bodyRows.map(({ document }) => ({
    document,
    schema: inlined(documentNamed(document)),
    fields: ruleFields(document),
    responseOnly: responseOnlyNames(document),
  }))

/**
 * A body, or a part of a body with fields or items. `keeps` applies to parts: when their readers copy values for the
 * rules.
 */
export interface ReaderPart {
  readonly name: string
  readonly schema: JsonSchema
  keeps: KeptWhen
}

export interface BodyDocument {
  /** The file name without `.schema.json`. */
  readonly document: string
  /** The schema without references. */
  readonly schema: JsonSchema
  readonly fields: ReadonlyMap<string, KeptWhen>
  readonly responseOnly: readonly string[]
}

export interface ReaderBody extends BodyDocument {
  readonly name: string
}

/** Returns whether a schema has fields or items, so that it has a reader of its own. */
export const isPart = (schema: JsonSchema): boolean => isRecord(schema) || isList(schema)

/** Returns every part of the bodies, inner parts first, and the bodies by name. */
export function allParts(documents: readonly BodyDocument[]) {
  const parts = new Map<string, ReaderPart>()
  const found = new Map<string, ReaderBody>()
  for (const body of documents) {
    const { document, schema, fields } = body
    for (const [name, part] of partsOf(schema)) {
      if (!parts.has(name)) parts.set(name, { name, schema: part, keeps: 'never' })
    }
    const name = nameOf(schema)
    found.set(name, { ...body, name })
    for (const [field, keeps] of fields) {
      const read = schema.properties?.[field]
      if (read === undefined)
        throw new Error(`A rule reads ${field}, which schemas/${document}.schema.json does not list`)
      if (keeps !== 'never') keepInside(read, keeps, parts, `${document}.${field}`)
    }
  }
  return { parts, bodies: found }
}

/** Sets `keeps` of every part in a field that rules read, so that the readers copy these parts. */
function keepInside(schema: JsonSchema, keeps: KeptWhen, parts: ReadonlyMap<string, ReaderPart>, path: string): void {
  if (typesIn(schema).includes('object') && !isRecord(schema)) {
    throw new Error(`A rule reads ${path}, an object whose fields no schema lists`)
  }
  if (!isPart(schema)) return
  const part = parts.get(nameOf(schema))
  if (part !== undefined && part.keeps !== 'always') part.keeps = keeps
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    keepInside(field, keeps, parts, `${path}.${name}`)
  if (schema.items) keepInside(schema.items, keeps, parts, `${path}[]`)
}

/** Generated code, and the declarations of the constants that it uses. */
export interface Generated {
  readonly constants: readonly string[]
  readonly source: string
}

/**
 * Returns the source of a test whether a variable has the result of a reader for a valid value. A reader that copies
 * nothing returns a constant, because a comparison with a constant is fastest.
 */
export function validResult(variable: string, schema: JsonSchema, keeps: KeptWhen): string {
  const constants = [
    ...(isRecord(schema) ? [`${variable} === validObject`] : []),
    ...(isList(schema) ? [`${variable} === validList`] : []),
  ]
  return [...(keeps === 'always' ? [] : constants), ...(keeps === 'never' ? [] : [`isValidRecord(${variable})`])].join(
    ' || ',
  )
}

/** Returns the fields that the rules of a body or of its list contract read, and when readers copy each field. */
export function ruleFields(document: string): ReadonlyMap<string, KeptWhen> {
  const lists = resources.flatMap(({ response, list }) => (list && response.document === document ? [list] : []))
  return fieldsReadBy([document, ...lists.map((list) => list.document)].flatMap((name) => ruleLists[name] ?? []))
}

/** When readers copy a field for the rules: always, only in a read that finds all issues, or never. */
export type KeptWhen = 'always' | 'detailed' | 'never'

type Reads = Pick<Rule | ListRule, 'severity' | 'reads'> & Partial<Pick<Rule, 'requires' | 'readsIfPresent'>>

export function fieldsReadBy(rules: readonly Reads[]): ReadonlyMap<string, KeptWhen> {
  const fields = new Map<string, KeptWhen>()
  for (const { severity, reads, readsIfPresent = [], requires = [] } of rules) {
    for (const name of requires) if (!fields.has(name)) fields.set(name, 'never')
    for (const name of [...reads, ...readsIfPresent]) {
      fields.set(name, severity === 'error' || fields.get(name) === 'always' ? 'always' : 'detailed')
    }
  }
  return fields
}
