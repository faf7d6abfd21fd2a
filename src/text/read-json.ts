import { parseTree, type Node } from 'jsonc-parser/lib/esm/main.js'
import type { Path } from '../index.ts'
import { once } from '../values/once.ts'
import { jsonEdits } from './json-edits.ts'
import { jsonFault, nestingFault } from './json-fault.ts'
import {
  maxDepth,
  type LocatedDocument,
  type LocatedField,
  type LocatedValue,
  type Offsets,
  type RepeatedKey,
  type TextFault,
} from './located.ts'

/**
 * Parses a JSON text. Returns its value and where its parts are, or the first fault.
 *
 * @throws TypeError if the text is not a string
 */
export function readJson(text: unknown): LocatedDocument<Node> | TextFault<'json-syntax'> {
  if (typeof text !== 'string') throw new TypeError('The text must be a string.')
  const { tooDeep, keys } = scan(text)
  if (tooDeep !== undefined) return nestingFault(tooDeep)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return jsonFault(text)
  }
  const root = once(() => located(treeOf(text)))
  return {
    value,
    root,
    repeated: (max) => (keys === countKeys(value) ? [] : repeatedKeys(root().node, max)),
    editsOf: (change) => jsonEdits(text, root(), change),
  }
}

/** Counts the keys of a JSON text, and finds the first value that is nested too deeply. Does not recurse. */
function scan(text: string): { readonly keys: number; readonly tooDeep: number | undefined } {
  let depth = 0
  let keys = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '"') at = endOfString(text, at)
    else if (character === ':') keys++
    else if (character === ']' || character === '}') depth--
    else if ((character === '[' || character === '{') && ++depth > maxDepth) return { keys, tooDeep: at }
  }
  return { keys, tooDeep: undefined }
}

/** Returns the offset of the closing quote of a string, or of the end of the text. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = end
    while (text[escapes - 1] === '\\') escapes--
    if ((end - escapes) % 2 === 0) return end
  }
  return text.length
}

/** Counts the keys of every object in a value. */
function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const parts: unknown[] = Array.isArray(value) ? value : Object.values(value)
  return parts.reduce((count: number, part) => count + countKeys(part), parts === value ? 0 : parts.length)
}

/** Returns the tree of a text that `JSON.parse` accepts. */
function treeOf(text: string): Node {
  const tree = parseTree(text)
  assertTree(tree)
  return tree
}

function assertTree(_tree: Node | undefined): asserts _tree is Node {
  // jsonc-parser returns no tree only for a text without a value.
}

const isProperty = (node: Node): node is Node & { readonly children: [Node, Node] } => node.type === 'property'

/** Returns the own children of a node, because a scalar inherits those of a polluted prototype. */
const childrenOf = (node: Node): readonly Node[] => (Object.hasOwn(node, 'children') && node.children) || []

/** Returns the name or index, the key and the value of each part of an object or array. */
const partsOf = (node: Node) =>
  childrenOf(node).map((child, index) => {
    if (!isProperty(child)) return { step: index, key: undefined, value: child }
    const [key, value] = child.children
    return { step: String(key.value), key, value }
  })

const offsetsOf = ({ offset, length }: Node): Offsets => ({ start: offset, end: offset + length })

/** Returns a value in the tree. For a repeated key, the last field counts, as in `JSON.parse`. */
const located = (node: Node): LocatedValue<Node> => ({
  node,
  ...offsetsOf(node),
  fields: once(() => {
    const fields = new Map<string, LocatedField<Node>>()
    for (const { step, key, value } of partsOf(node)) {
      const isRepeated = fields.has(String(step))
      fields.set(String(step), { key: key && located(key), value: located(value), isRepeated })
    }
    return fields
  }),
})

function repeatedKeys(root: Node, max: number): readonly RepeatedKey[] {
  const found: RepeatedKey[] = []
  function walk(node: Node, within: Path): void {
    const names = new Set<string | number>()
    for (const { step, key, value } of partsOf(node)) {
      if (key && names.has(step) && found.length < max) found.push({ within, name: step, ...offsetsOf(key) })
      names.add(step)
      walk(value, [...within, step])
    }
  }
  walk(root, [])
  return found
}
