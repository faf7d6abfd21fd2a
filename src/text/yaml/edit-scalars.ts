import { isScalar, type CST, type Scalar } from 'yaml'
import { insertion, scalarEdits, scalarText, type Edit } from '../located.ts'
import type { YamlValue } from './build-value.ts'
import { isFlow, propsStart } from './edit-tokens.ts'
import type { Written } from './edit-path.ts'

/** Returns the edits that replace a scalar by another one, or put it in a list. */
export function replacing(text: string, target: Written, value: unknown): readonly Edit[] | undefined {
  const { node, start, end, value: old } = target.value
  if (!isScalar(node) || start === end) return undefined
  if (!Array.isArray(value)) {
    const insert = scalarText(text.slice(start, end), old, value, (word) => textIn(node.type, word))
    return insert === undefined || Object.hasOwn(node, 'tag') ? undefined : written(text, target.value, insert)
  }
  const open = target.item ? propsStart(target.item.sep ?? target.item.start) : undefined
  if (open === undefined && (Object.hasOwn(node, 'anchor') || Object.hasOwn(node, 'tag'))) return undefined
  const opening = insertion(open ?? start, '[')
  const isKept = isFlow(target.parent?.node) || isFlowSafe(text, target.value)
  if (isKept) return [opening, insertion(end, ']')]
  const replaced = written(text, target.value, `${JSON.stringify(old)}]`)
  return replaced && [opening, ...replaced]
}

/** Returns the edits that write another text instead of a scalar. A comment after the indicator of a block stays. */
function written(text: string, { node, start, end }: YamlValue, insert: string): readonly Edit[] | undefined {
  const token = node?.srcToken
  if (token?.type !== 'block-scalar') return scalarEdits(text.slice(start, end), { start, end }, insert)
  const header = token.props.find((prop) => prop.type === 'block-scalar-header')
  const newline = token.props.find((prop): prop is CST.SourceToken => prop.type === 'newline')
  if (header === undefined || newline === undefined || !('source' in header)) return undefined
  const indicator = { start: header.offset, end: header.offset + header.source.length, insert }
  return newline.offset < end ? [indicator, { start: newline.offset, end, insert: '' }] : [indicator]
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
