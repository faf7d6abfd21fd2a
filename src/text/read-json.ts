import { visit, type JSONVisitor } from 'jsonc-parser/lib/esm/main.js'
import type { Path } from '../index.ts'
import { ownProperties } from '../schema/own-properties.ts'
import { jsonEdits } from './json-edits.ts'
import { jsonFault, nestingFault, syntaxFault, type Expected, type JsonFault } from './json-fault.ts'
import { maxDepth, noFields, type LocatedDocument, type LocatedField, type RepeatedKey } from './located.ts'

/** An object or a list whose end is not read yet. */
interface Open {
  readonly outer: Open | undefined
  readonly path: Path
  readonly start: number
  readonly close: '}' | ']'
  readonly fields: Map<string, LocatedField>
  /** The keys up to that of the field that is being read. */
  readonly keys: Omit<RepeatedKey, 'within'>[]
}

/**
 * Parses a JSON text. Returns its value and where its parts are, or the first fault.
 *
 * @throws TypeError if the text is not a string
 */
export function readJson(text: unknown): LocatedDocument | JsonFault {
  if (typeof text !== 'string') throw new TypeError('The text must be a string.')
  const repeated: RepeatedKey[] = []
  let root: LocatedField = { key: undefined, value: { start: 0, end: 0, fields: noFields }, isRepeated: false }
  let parent: Open | undefined
  let expected: Expected = ['value']
  let fault = jsonFault(text, { start: text.length, end: text.length }, ['end'])

  /** Ends the visit: the parser would go on after a fault, and recurse into deeper values. */
  function fail(found: JsonFault): never {
    fault = found
    throw new SyntaxError(found.message)
  }

  const begin = (first: 'key' | 'value', close: '}' | ']') => (start: number) => {
    const path = parent === undefined ? [] : [...parent.path, stepIn(parent)]
    if (path.length === maxDepth) fail(nestingFault(start))
    parent = { outer: parent, path, start, close, fields: new Map(), keys: [] }
    expected = [first, close]
  }

  function add(value: LocatedField['value']): void {
    expected = parent === undefined ? ['end'] : [',', parent.close]
    if (parent === undefined) root = { ...root, value }
    else {
      const name = String(stepIn(parent))
      parent.fields.set(name, { key: parent.keys.at(-1), value, isRepeated: parent.fields.has(name) })
    }
  }

  function end(offset: number, length: number): void {
    // The parser also ends an object or a list at the end of the text, where the token is empty.
    if (parent === undefined || length === 0) return
    const { start, fields, outer } = parent
    parent = outer
    add({ start, end: offset + length, fields })
  }

  try {
    visit(
      text,
      // The parser calls every other function that a polluted prototype has.
      ownProperties<JSONVisitor>({
        onObjectBegin: begin('key', '}'),
        onArrayBegin: begin('value', ']'),
        onObjectEnd: end,
        onArrayEnd: end,
        onLiteralValue: (_, start, length) => {
          add({ start, end: start + length, fields: noFields })
        },
        onObjectProperty: (name, start, length) => {
          const key = { name, start, end: start + length }
          if (parent?.fields.has(name)) repeated.push({ ...key, within: parent.path })
          parent?.keys.push(key)
          expected = [':']
        },
        onSeparator: (separator) => {
          expected = separator === ',' && parent?.close === '}' ? ['key'] : ['value']
        },
        onError: (_, start, length) => fail(syntaxFault(text, { start, end: start + length }, expected)),
      }),
      { disallowComments: true, allowTrailingComma: false },
    )
    return { value: JSON.parse(text), root, repeated, editsOf: jsonEdits(text, root) }
  } catch {
    return fault
  }
}

const stepIn = ({ keys, fields }: Open): string | number => keys.at(-1)?.name ?? fields.size
