import { isScalar, type CST, type ParsedNode, type Scalar } from 'yaml'
import { insertion, isSpelled, unwrapping, type Edit } from '../located.ts'
import type { YamlValue } from './build-value.ts'
import { isFlow, propsStart } from './edit-tokens.ts'
import type { Written } from './edit-path.ts'

/** Returns the edits that replace a scalar by another one, or put it in a list. */
export function replacing(text: string, target: Written, value: unknown): readonly Edit[] | undefined {
  const { node, start, end, value: old } = target.value
  if (!isScalar(node) || start === end) return undefined
  const { type = 'PLAIN' } = node
  if (!Array.isArray(value)) {
    const source = text.slice(start, end)
    const insert = !Object.hasOwn(node, 'tag') ? scalarText(source, type, old, value) : undefined
    if (insert === undefined) return undefined
    if (insert === `"${source}"`) return [insertion(start, '"'), insertion(end, '"')]
    const inner = start + source.indexOf(insert)
    if (/^QUOTE/.test(type) && typeof value !== 'string' && inner > start)
      return unwrapping(target.value, inner, insert.length)
    return written(node, start, end, insert)
  }
  const open = target.item ? propsStart(target.item.sep ?? target.item.start) : undefined
  if (open === undefined && (Object.hasOwn(node, 'anchor') || Object.hasOwn(node, 'tag'))) return undefined
  const opening = insertion(open ?? start, '[')
  const isKept = isFlow(target.parent?.node) || isFlowSafe(text, target.value)
  if (isKept) return [opening, insertion(end, ']')]
  const replaced = written(node, start, end, `${JSON.stringify(old)}]`)
  return replaced && [opening, ...replaced]
}

/** Returns the edits that write another text instead of a scalar. A comment after the indicator of a block stays. */
function written(node: ParsedNode, start: number, end: number, insert: string): readonly Edit[] | undefined {
  const token = node.srcToken
  if (token?.type !== 'block-scalar') return [{ start, end, insert }]
  const header = token.props.find((prop) => prop.type === 'block-scalar-header')
  const newline = token.props.find((prop): prop is CST.SourceToken => prop.type === 'newline')
  if (header === undefined || newline === undefined || !('source' in header)) return undefined
  const indicator = { start: header.offset, end: header.offset + header.source.length, insert }
  return newline.offset < end ? [indicator, { start: newline.offset, end, insert: '' }] : [indicator]
}

/** Returns the text of a scalar that replaces another one, in its quotes if both are strings. */
function scalarText(source: string, type: Scalar.Type, old: unknown, value: unknown): string | undefined {
  if (typeof value === 'string') {
    if (typeof old === 'string') return textIn(type, value)
    return value === source || source === String(old) ? JSON.stringify(value) : undefined
  }
  return typeof old === 'string' && isSpelled(old, value) ? old.trim() : JSON.stringify(value)
}

/** Returns a string in quotes of a type, or without quotes if it is a word. */
export function textIn(type: Scalar.Type = 'PLAIN', value: string): string {
  if (type === 'QUOTE_SINGLE') return `'${value.replaceAll("'", "''")}'`
  const isWord = /^[A-Za-z][\w./-]*$/.test(value) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(value)
  return type === 'PLAIN' && isWord ? value : JSON.stringify(value)
}

/** Returns whether a value has the same text between brackets. */
export function isFlowSafe(text: string, { node, start, end }: YamlValue): boolean {
  if (!isScalar(node)) return isFlow(node)
  const { type = 'PLAIN' } = node
  return type === 'PLAIN' ? isFlowWord(text.slice(start, end)) : !/^BLOCK/.test(type)
}

const isFlowWord = (source: string): boolean => /^[-+.]?\w/.test(source) && !/[,[\]{}]|:$/.test(source)
