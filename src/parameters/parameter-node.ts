import { nodeOf, type Node } from '../explain/node.ts'
import type { JsonSchema } from '../schema/json-schema.ts'
import { spellingOf } from './spelling.ts'

/** The node of a parameter set, whose issues say a number or a boolean as a person writes it in a URL. */
export function parameterNode(document: JsonSchema): Node {
  const root = nodeOf(document, new Map())
  return {
    ...root,
    fields: root.fields?.map((field) => {
      const spelling = spellingOf(document.properties?.[field.name] ?? {})
      const { type } = field.node
      if (spelling === undefined || type === undefined) return field
      return { ...field, node: { ...field.node, type: { ...type, finding: { ...type.finding, expectation: spelling.expectation } } } }
    }),
  }
}
