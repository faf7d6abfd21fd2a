import { isScalar, type Scalar } from 'yaml'
import { deletion, insertion, scalarEdits, scalarText, type Edit } from '../edit.ts'
import type { YamlValue } from './build-value.ts'
import { isFlow } from './edit-tokens.ts'
import type { Written } from './edit-path.ts'

/** Returns the edits that replace a scalar by another one, or put it in a list. */
export function replacing(text: string, target: Written, value: unknown): readonly Edit[] | undefined {
  const { node, start, end, value: old } = target.value
  if (!isScalar(node) || start === end) return undefined
  if (!Array.isArray(value)) {
    const insert = scalarText(text.slice(start, end), old, value, (word) => textIn(node.type, word))
    return insert === undefined || Object.hasOwn(node, 'tag') ? undefined : replaceText(text, target.value, insert)
  }
  const props = target.item?.sep?.find(({ type }) => type === 'anchor' || type === 'tag')
  const opening = insertion(props?.offset ?? start, '[')
  const isKept = isFlow(target.parent?.node) || isFlowSafe(text, target.value)
  if (isKept) return [opening, insertion(end, ']')]
  return [opening, ...replaceText(text, target.value, `${JSON.stringify(old)}]`)]
}

/** Returns the edits that write another text instead of a scalar. A comment after the indicator of a block stays. */
function replaceText(text: string, { node, start, end }: YamlValue, insert: string): readonly Edit[] {
  const token = node?.srcToken
  if (token?.type !== 'block-scalar') return scalarEdits(text.slice(start, end), { start, end }, insert)
  return token.props.flatMap((prop) => {
    if (prop.type === 'newline' && prop.offset < end) return [deletion(prop.offset, end)]
    const isHeader = prop.type === 'block-scalar-header' && 'source' in prop
    return isHeader ? [{ start: prop.offset, end: prop.offset + prop.source.length, insert }] : []
  })
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
