import type { Finding } from '../issues/findings.ts'
import type { JsonSchema, JsonTypeName } from '../schema/json-schema.ts'
import { deepFrozen } from '../schema/deep-frozen.ts'
import { resolve, type SchemaDocuments } from '../schema/resolve.ts'
import { typesNamed } from './json-type.ts'
import type { Check, Keyword } from './keyword.ts'
import { missing } from './keywords/required.ts'
import { wrongType } from './keywords/type.ts'

/** A field of an object, in the place that the schema gives it. */
export interface Field {
  readonly name: string
  readonly node: Node
  /** What it gets where it is not there; nothing where it need not be. */
  readonly missing: Finding | undefined
}

/** A schema made ready for the walk: its keywords as checks, its fields in order, its references followed. */
export interface Node {
  /** The types that it allows, as `typesOf` says them. */
  readonly types: number
  readonly wrongType: Finding
  readonly checks: readonly Check[]
  readonly fields: readonly Field[] | undefined
  /** Where each field stands among them. */
  readonly ranks: ReadonlyMap<string, number>
  readonly items: Node | undefined
}

const namesOf = ({ type = [] }: JsonSchema): readonly JsonTypeName[] => (typeof type === 'string' ? [type] : type)

/** Makes the node of a schema whose references lie in the given documents, and which uses no other keywords than the given ones. */
export function nodeOf(schema: JsonSchema, documents: SchemaDocuments, keywords: readonly Keyword[]): Node {
  const target = resolve(schema, documents)
  const names = namesOf(target)
  const fields = target.properties && Object.entries(target.properties).map(([name, part]) => ({
    name,
    node: nodeOf(part, documents, keywords),
    missing: target.required?.includes(name) ? deepFrozen(missing(name)) : undefined,
  }))
  return {
    types: typesNamed(names),
    wrongType: deepFrozen(wrongType(names)),
    checks: keywords.map((keyword) => keyword(target)).filter((check) => check !== undefined).map((check) => ({ tolerates: undefined, ...check, finding: deepFrozen(check.finding) })),
    fields,
    ranks: new Map(fields?.map(({ name }, index) => [name, index])),
    items: target.items && nodeOf(target.items, documents, keywords),
  }
}
