import type { Keyword } from '../explain/keyword.ts'
import { nodeOf, type Field, type Node } from '../explain/node.ts'
import type { Finding } from '../issues/findings.ts'
import { deepFrozen } from '../schema/deep-frozen.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { spellingOf } from './spelling.ts'

/** The same node, with fields that are made of its own. */
function withFields(node: Node, change: (field: Field) => Field): Node {
  const { fields = [] } = node
  return { ...node, fields: new Map(Array.from(fields, ([name, field]) => [name, change(field)])) }
}

/** The node of a document without references, whose issues say a number or a boolean as a person writes it in a URL. */
export function parameterNode(document: JsonSchema, keywords: readonly Keyword[]): Node {
  const { properties = {} } = document
  return withFields(nodeOf(document, new Map(), keywords), (field) => {
    const { [field.name]: schema = {} } = properties
    const spelling = spellingOf(schema)
    if (spelling === undefined) return field
    return {
      ...field,
      node: { ...field.node, wrongType: { ...field.node.wrongType, expectation: spelling.expectation } },
    }
  })
}

const duplicate: Finding<'duplicate-parameter'> = {
  code: 'duplicate-parameter',
  params: {},
  expectation: 'is given more than once; send it once.',
}

/** The same node, to which no value is right in the parameters that are given more than once. */
export const withRepeated = (node: Node, repeated: ReadonlySet<string>): Node =>
  withFields(node, (field) =>
    repeated.has(field.name)
      ? { ...field, node: { ...field.node, types: 0, wrongType: deepFrozen(duplicate) } }
      : field,
  )
