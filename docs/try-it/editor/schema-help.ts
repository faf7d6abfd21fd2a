import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  snippetCompletion,
} from '@codemirror/autocomplete'
import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { SyntaxNode } from '@lezer/common'
import type { EditorSchema } from '../schemas.ts'
import { description } from './description.ts'

// Reads the syntax tree around the cursor only, so that a document of 5 MB costs as little as a
// short one.

const values = ['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null']

function nameOf(property: SyntaxNode, state: EditorState): string {
  const name = property.getChild('PropertyName')
  const text = name === null ? '' : state.sliceDoc(name.from, name.to)
  try {
    return String(JSON.parse(text))
  } catch {
    return text.replaceAll('"', '')
  }
}

/** The schema of the value at a node, by the properties and arrays around it. */
export function schemaAt(
  node: SyntaxNode | null,
  root: EditorSchema,
  state: EditorState,
): EditorSchema | undefined {
  const steps: (string | undefined)[] = []
  for (let at = node; at !== null; at = at.parent) {
    if (at.name === 'Property') steps.unshift(nameOf(at, state))
    else if (at.name === 'Array' && at !== node) steps.unshift(undefined)
  }
  return steps.reduce<EditorSchema | undefined>((schema, step) => {
    if (step === undefined) return schema?.items ?? schema
    const { properties } = schema?.properties === undefined ? (schema?.items ?? {}) : schema
    return properties !== undefined && Object.hasOwn(properties, step)
      ? properties[step]
      : undefined
  }, root)
}

const typesOf = ({ type = [] }: EditorSchema): readonly string[] =>
  typeof type === 'string' ? [type] : type

const isValue = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** The values that a schema lists, or that its types have. */
function valueCompletions(schema: EditorSchema): Completion[] {
  const types = typesOf(schema)
  const listed = (schema.enum ?? [schema.default, ...(schema.examples ?? [])]).filter(isValue)
  const scalars = [
    ...listed,
    ...(types.includes('boolean') ? [true, false] : []),
    ...(types.includes('null') ? [null] : []),
  ]
  const plain = [...new Set(scalars)].map((value, index) => ({
    label: JSON.stringify(value),
    type: 'constant',
    detail: schema.enumDescriptions?.[index] ?? (value === schema.default ? 'default' : ''),
    boost: -index,
  }))
  return [
    ...plain,
    ...(types.includes('object')
      ? [snippetCompletion('{ ${} }', { label: '{ }', type: 'type' })]
      : []),
    ...(types.includes('array')
      ? [snippetCompletion('[${}]', { label: '[ ]', type: 'type' })]
      : []),
    ...(types.includes('string') && schema.enum === undefined
      ? [snippetCompletion('"${}"', { label: '""', type: 'type' })]
      : []),
  ]
}

function startOfValue(schema: EditorSchema): string {
  const types = typesOf(schema)
  if (schema.enum !== undefined || types.includes('boolean')) return '${}'
  if (types.includes('object')) return '{ ${} }'
  if (types.includes('array')) return '[${}]'
  return types.includes('string') ? '"${}"' : '${}'
}

function propertyCompletions(
  object: SyntaxNode,
  schema: EditorSchema,
  state: EditorState,
  before: string,
): Completion[] {
  const { properties = {}, required = [] } =
    schema.properties === undefined ? (schema.items ?? {}) : schema
  const present = object.getChildren('Property').map((property) => nameOf(property, state))
  const hasColon = before === ':'
  return Object.entries(properties)
    .filter(([name, { doNotSuggest }]) => !present.includes(name) && doNotSuggest !== true)
    .map(([name, field]) => {
      const completion = {
        label: `"${name}"`,
        type: 'property',
        detail: [typesOf(field).join(' or '), required.includes(name) ? 'required' : '']
          .filter(Boolean)
          .join(', '),
        info: () => description(field),
        boost: (required.includes(name) ? 50 : 0) - (field.deprecated === true ? 50 : 0),
      }
      return hasColon
        ? completion
        : snippetCompletion(`"${name}": ${startOfValue(field)}`, completion)
    })
}

const enclosing = (node: SyntaxNode | null, names: readonly string[]): SyntaxNode | null => {
  for (let at = node; at !== null; at = at.parent) if (names.includes(at.name)) return at
  return null
}

/** Completes field names and values from a schema. */
export const completeFrom =
  (schemaNow: () => EditorSchema) =>
  (context: CompletionContext): CompletionResult | null => {
    const { state, pos } = context
    const token = context.matchBefore(/"?[\w.-]*"?/) ?? { from: pos, to: pos, text: '' }
    const before = state.sliceDoc(Math.max(0, token.from - 500), token.from).trimEnd()
    const last = before.at(-1)
    const tree = syntaxTree(state)
    const after = state.sliceDoc(pos, pos + 200)
    const to = after.startsWith('"') && token.text.startsWith('"') ? pos + 1 : pos
    const validFor = /^"?[\w.-]*"?$/
    if (last === '{' || last === ',') {
      const at =
        token.from -
        (state.sliceDoc(Math.max(0, token.from - 500), token.from).length - before.length)
      const container = enclosing(tree.resolveInner(at, last === '{' ? -1 : 1), ['Object', 'Array'])
      if (container?.name === 'Object') {
        const schema = schemaAt(container, schemaNow(), state)
        const rest = after.replace(/^\w*"?\s*/, '')
        if (schema === undefined || (token.text === '' && !context.explicit)) return null
        return {
          from: token.from,
          to,
          options: propertyCompletions(container, schema, state, rest.charAt(0)),
          validFor,
        }
      }
    }
    if (last !== ':' && last !== '[' && last !== ',') return null
    const from = token.from
    const holder = enclosing(tree.resolveInner(Math.max(0, from - 1), -1), ['Property', 'Array'])
    if (holder === null) return null
    const schema = schemaAt(holder, schemaNow(), state)
    const wanted = holder.name === 'Array' ? (schema?.items ?? undefined) : schema
    if (wanted === undefined) return null
    return { from, to, options: valueCompletions(wanted), validFor }
  }

/** The field at a position, with its schema; undefined where there is none. */
export function fieldAt(
  state: EditorState,
  position: number,
  side: -1 | 1,
  root: EditorSchema,
): { readonly from: number; readonly to: number; readonly schema: EditorSchema } | undefined {
  const node = syntaxTree(state).resolveInner(position, side)
  const name = node.name === 'PropertyName' ? node : undefined
  const property =
    name?.parent ??
    (values.includes(node.name) && node.parent?.name === 'Property' ? node.parent : null)
  if (property === null || node.name === 'Object' || node.name === 'Array') return undefined
  const schema = schemaAt(property, root, state)
  return schema && { from: node.from, to: node.to, schema }
}
