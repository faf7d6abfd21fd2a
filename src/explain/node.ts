import type { Finding } from '../issues/findings.ts'
import type { JsonSchema, JsonTypeName } from '../schema/json-schema.ts'
import { deepFrozen } from '../schema/deep-frozen.ts'
import { suggester } from '../issues/suggestion.ts'
import { once } from '../schema/once.ts'
import { resolve, type SchemaDocuments } from '../schema/resolve.ts'
import { typesNamed } from './json-type.ts'
import type { Check, Keyword } from './keyword.ts'
import { missing } from './keywords/required.ts'
import { wrongType } from './keywords/type.ts'

/** A field of an object, in the place that the schema gives it. */
export interface Field {
  readonly name: string
  /** Where it stands among the others. */
  readonly rank: number
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
  readonly fields: ReadonlyMap<string, Field> | undefined
  readonly items: Node | undefined
  /** Returns the listed field closest to an unknown one, if one is close. */
  readonly suggest: (name: string) => string | undefined
}

const namesOf = ({ type = [] }: JsonSchema): readonly JsonTypeName[] => (typeof type === 'string' ? [type] : type)

/** Prepares the names of the fields at the first unknown field. */
function lazySuggester(properties: object): Node['suggest'] {
  const prepared = once(() => suggester(Object.keys(properties)))
  return (name) => prepared()(name)
}

/**
 * Makes the node of a schema whose references lie in the given documents, and which uses no other keywords than the
 * given ones.
 */
export function nodeOf(schema: JsonSchema, documents: SchemaDocuments, keywords: readonly Keyword[]): Node {
  const target = resolve(schema, documents)
  const names = namesOf(target)
  const fields =
    target.properties &&
    Object.entries(target.properties).map(([name, part], rank): [string, Field] => [
      name,
      {
        name,
        rank,
        node: nodeOf(part, documents, keywords),
        missing: target.required?.includes(name) ? deepFrozen(missing(name)) : undefined,
      },
    ])
  return {
    types: typesNamed(names),
    wrongType: deepFrozen(wrongType(names)),
    checks: keywords
      .map((keyword) => keyword(target))
      .filter((check) => check !== undefined)
      .map((check) => ({ tolerates: undefined, ...check, finding: deepFrozen(check.finding) })),
    fields: fields && new Map(fields),
    suggest: lazySuggester(target.properties ?? {}),
    items: target.items && nodeOf(target.items, documents, keywords),
  }
}
