import type { Keyword } from '../evaluator/keyword.ts'
import { compileSchema, type CompiledSchema, type Field } from '../evaluator/compile-schema.ts'
import { jsonTypeOf } from '../evaluator/json-type.ts'
import type { WrongType } from '../evaluator/keywords/type.ts'
import type { IssueContent } from '../issues/draft.ts'
import { type JsonSchema, typesIn } from '../schema/json-schema.ts'
import { spellingOf } from './spelling.ts'

/** Compiles a schema of parameters. For numbers and booleans, `spellingOf` has the message about a wrong type. */
export function compileParameterSchema(document: JsonSchema, keywords: readonly Keyword[]): CompiledSchema {
  const { properties = {} } = document
  return withFields(compileSchema(document, new Map(), keywords), (field) => {
    const { [field.name]: parameter = {} } = properties
    const spelling = spellingOf(parameter)
    if (spelling === undefined) return field
    const wrongType: WrongType = (value) => ({
      code: 'type',
      params: { expected: typesIn(parameter), received: jsonTypeOf(value) },
      message: spelling.message,
    })
    return { ...field, schema: { ...field.schema, wrongType } }
  })
}

function withFields(compiled: CompiledSchema, change: (field: Field) => Field): CompiledSchema {
  const { fields = [] } = compiled
  return { ...compiled, fields: new Map(Array.from(fields, ([name, field]) => [name, change(field)])) }
}

const duplicate: IssueContent<'duplicate-parameter'> = {
  code: 'duplicate-parameter',
  params: {},
  message: 'is given more than once.',
}

/** Returns a schema that rejects each repeated parameter. */
export const withoutRepeated = (compiled: CompiledSchema, repeated: ReadonlySet<string>): CompiledSchema =>
  withFields(compiled, (field) =>
    repeated.has(field.name) ? { ...field, schema: { ...field.schema, types: 0, wrongType: () => duplicate } } : field,
  )
