import type { IssueContent } from '../issues/draft.ts'
import { type JsonSchema, typesIn } from '../schema/json-schema.ts'
import type { Path } from '../issues/issue.ts'
import { suggestField } from '../issues/suggestion.ts'
import { memoize, once } from '../values/once.ts'
import { inline, resolve, type SchemaDocuments } from '../schema/resolve.ts'
import { typesNamed } from './json-type.ts'
import type { KeywordCheck, Keyword } from './keyword.ts'
import { missing } from './keywords/required.ts'
import { wrongType, type WrongType } from './keywords/type.ts'

/**
 * Compiles a schema, with its references to `documents`, for evaluation.
 *
 * Apart from `type`, `properties`, `required` and `items`, only keywords in `keywords` are checked.
 */
export function compileSchema(
  schema: JsonSchema,
  documents: SchemaDocuments,
  keywords: readonly Keyword[],
): CompiledSchema {
  const target = resolve(schema, documents)
  const names = typesIn(target)
  const fields =
    target.properties &&
    Object.entries(target.properties).map(([name, part], position): [string, Field] => [
      name,
      {
        name,
        position,
        schema: compileSchema(part, documents, keywords),
        missing: target.required?.includes(name) ? missing(name) : undefined,
      },
    ])
  const checks = keywords
    .map((keyword) => keyword(target))
    .filter((check) => check !== undefined)
    .map((check) => ({ shape: false, tolerates: undefined, ...check }))
  return {
    types: typesNamed(names),
    wrongType: wrongType(names, target),
    checks,
    fields: fields && new Map(fields),
    unknownField: unknownFieldOf(once(() => inline(schema, documents))),
    items: target.items && compileSchema(target.items, documents, keywords),
  }
}

/** A schema document, the documents that its references need, and the keywords that it uses. */
export interface DocumentSet {
  readonly document: JsonSchema
  /** The documents by `$id`. */
  readonly documents: () => SchemaDocuments
  readonly keywords: readonly Keyword[]
}

export interface Field {
  readonly name: string
  /** The index of the field in the `properties` of the schema. */
  readonly position: number
  readonly schema: CompiledSchema
  /** The issue if the field is missing; undefined for an optional field. */
  readonly missing: IssueContent | undefined
}

export interface CompiledSchema {
  /** The allowed types, as a set of `bits`. */
  readonly types: number
  readonly wrongType: WrongType
  readonly checks: readonly KeywordCheck[]
  readonly fields: ReadonlyMap<string, Field> | undefined
  readonly items: CompiledSchema | undefined
  /** Returns the issue about the unknown field at a path below this schema. */
  readonly unknownField: (path: Path) => IssueContent
}

/** Returns the schema of a field (by name) or of the items (by index); undefined if `schema` has none. */
export const partOf = (schema: CompiledSchema | undefined, step: string | number): CompiledSchema | undefined =>
  typeof step === 'number' ? schema?.items : schema?.fields?.get(step)?.schema

function unknownFieldOf(whole: () => JsonSchema): CompiledSchema['unknownField'] {
  const contentOf = memoize((suggestion: string | undefined): IssueContent => ({
    code: 'unknown-field',
    params: suggestion === undefined ? {} : { suggestion },
    message: (label) => `Unknown field "${label}".${suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`}`,
  }))
  return (path) => contentOf(suggestField(whole(), path))
}
