import type { JsonTypeName } from 'monitor-contract'
import type { ParsedJson, TextIssue } from 'monitor-contract/text'
import { removal, type Edit } from './edit.ts'

/** A change that fixes an issue. */
export interface Fix {
  readonly title: string
  readonly edit: Edit
}

type Parsed = ParsedJson & { readonly ok: true }

const written = (value: unknown): string => JSON.stringify(value)

function replaceValue({ rangeOf }: Parsed, pointer: string, insert: string, title: string): Fix[] {
  const range = rangeOf(pointer)
  return range === undefined ? [] : [{ title, edit: { from: range.start.offset, to: range.end.offset, insert } }]
}

const useValue = (parsed: Parsed, pointer: string, value: unknown): Fix[] =>
  replaceValue(parsed, pointer, written(value), `Use ${written(value)}`)

function remove({ rangeOf }: Parsed, text: string, pointer: string): Fix[] {
  const key = rangeOf(pointer, { key: true })
  const value = rangeOf(pointer)
  if (key === undefined || value === undefined) return []
  return [{ title: 'Remove the field', edit: removal(text, key.start.offset, value.end.offset) }]
}

/** Renames a key, unless its object has the new name already. */
function rename({ rangeOf }: Parsed, pointer: string, name: string): Fix[] {
  const key = rangeOf(pointer, { key: true })
  const sibling = `${pointer.slice(0, pointer.lastIndexOf('/'))}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  if (key === undefined || rangeOf(sibling) !== undefined) return []
  const edit = { from: key.start.offset, to: key.end.offset, insert: written(name) }
  return [{ title: `Rename to ${written(name)}`, edit }]
}

function jsonTypes(value: unknown): readonly JsonTypeName[] {
  if (value === null) return ['null']
  if (typeof value === 'boolean') return ['boolean']
  if (typeof value !== 'number') return []
  return Number.isInteger(value) ? ['number', 'integer'] : ['number']
}

/** Removes the quotes of a string that is written like a value of an expected type. */
function unquote(parsed: Parsed, text: string, pointer: string, expected: readonly JsonTypeName[]): Fix[] {
  const range = parsed.rangeOf(pointer)
  const source = range === undefined ? '' : text.slice(range.start.offset, range.end.offset)
  if (!source.startsWith('"')) return []
  const content = source.slice(1, -1)
  try {
    if (!jsonTypes(JSON.parse(content)).some((type) => expected.includes(type))) return []
  } catch {
    return []
  }
  return replaceValue(parsed, pointer, content.trim(), 'Remove the quotes')
}

function nearest(value: unknown, allowed: readonly number[]): number | undefined {
  if (typeof value !== 'number') return undefined
  return allowed.reduce<number | undefined>(
    (best, other) => (best === undefined || Math.abs(other - value) < Math.abs(best - value) ? other : best),
    undefined,
  )
}

function numberAt(parsed: Parsed, text: string, pointer: string): number | undefined {
  const range = parsed.rangeOf(pointer)
  const value: unknown = range === undefined ? undefined : JSON.parse(text.slice(range.start.offset, range.end.offset))
  return typeof value === 'number' ? value : undefined
}

/** Returns the fixes of an issue that are certain. If several are possible, the reader must decide. */
export function fixesOf(issue: TextIssue, text: string, parsed: ParsedJson): readonly Fix[] {
  if (!parsed.ok) {
    return text.startsWith('\uFEFF')
      ? [{ title: 'Remove the byte order mark', edit: { from: 0, to: 1, insert: '' } }]
      : []
  }
  const { pointer } = issue
  switch (issue.code) {
    case 'unknown-field': {
      const { suggestion } = issue.params
      // A name of another object, such as `request.hostname`, has to be moved there by hand.
      const isSibling = suggestion !== undefined && !suggestion.includes('.')
      return [...(isSibling ? rename(parsed, pointer, suggestion) : []), ...remove(parsed, text, pointer)]
    }
    case 'response-only-field':
      return remove(parsed, text, pointer)
    case 'type':
      return unquote(parsed, text, pointer, issue.params.expected)
    case 'enum': {
      const suggestion: unknown = Reflect.get(issue.params, 'suggestion')
      return suggestion === undefined ? [] : useValue(parsed, pointer, suggestion)
    }
    case 'minimum':
      return useValue(parsed, pointer, issue.params.minimum)
    case 'maximum':
      return useValue(parsed, pointer, issue.params.maximum)
    case 'packet-loss-order':
    case 'response-time-order':
      return useValue(parsed, pointer, issue.params.minimum)
    case 'frequency-offset': {
      const { params } = issue
      const allowed = 'allowed' in params ? params.allowed : [params.minimum, params.maximum]
      const value = nearest(numberAt(parsed, text, pointer), allowed)
      return value === undefined ? [] : useValue(parsed, pointer, value)
    }
    default:
      return []
  }
}
