import { printParseErrorCode, visit } from 'jsonc-parser/lib/esm/main.js'
import type { SyntaxExpectation, SyntaxFinding } from '../index.ts'
import { ownProperties } from '../values/own-properties.ts'
import { insideText, maxDepth, type TextFault } from './located.ts'

/** Returns the first fault of a text that is not JSON. */
export function jsonFault(text: string): TextFault<'json-syntax'> {
  let fault = faultAt(text, text.length, text.length, ['end'])
  let expected: Expected = ['value']
  const closing: ('}' | ']')[] = []
  const open = (part: 'key' | 'value', close: '}' | ']') => () => {
    closing.push(close)
    expected = [part, close]
  }
  const endValue = () => {
    const close = closing.at(-1)
    expected = close === undefined ? ['end'] : [',', close]
  }
  // The parser also ends an object or array at the end of the text, where the token is empty.
  const close = (_offset: number, length: number) => {
    if (length > 0) {
      closing.pop()
      endValue()
    }
  }
  try {
    visit(
      text,
      {
        onObjectBegin: open('key', '}'),
        onArrayBegin: open('value', ']'),
        onObjectEnd: close,
        onArrayEnd: close,
        onLiteralValue: endValue,
        onObjectProperty: () => {
          expected = [':']
        },
        onSeparator: (separator) => {
          expected = separator === ',' && closing.at(-1) === '}' ? ['key'] : ['value']
        },
        onError: (code, offset, length) => {
          const end = offset + length
          const stray = strayIn(text, offset, end)
          if (stray) fault = faultAt(text, stray.start, stray.start + 1, [stray.expected])
          else fault = faultAt(text, offset, end, expectedInToken[printParseErrorCode(code)] ?? expected)
          // The parser would go on, and recurse into the rest.
          throw new SyntaxError(fault.message)
        },
      },
      { disallowComments: true },
    )
  } catch {
    // `onError` found the fault.
  }
  return fault
}

export const nestingFault = (start: number): TextFault<'json-syntax'> => ({
  code: 'json-syntax',
  params: { expected: [], found: 'deep-nesting' },
  message: `Values are nested more than ${maxDepth} levels deep.`,
  start,
  end: start + 1,
})

type Expected = readonly [SyntaxExpectation, ...SyntaxExpectation[]]

/** The expected parts for errors of jsonc-parser at the end of a token. */
const expectedInToken: Readonly<Record<string, Expected | undefined>> = /* @__PURE__ */ ownProperties({
  UnexpectedEndOfString: ['"'],
  UnexpectedEndOfNumber: ['digit'],
})

function faultAt(text: string, start: number, end: number, expected: Expected): TextFault<'json-syntax'> {
  const found = findingAt(text, start, end, expected)
  const parts = expected.map((each) => words[each] ?? `"${each}"`)
  const message = `Expected ${parts.join(' or ')}${foundTexts[found]}.`
  return { code: 'json-syntax', params: { expected, found }, message, ...insideText(text, { start, end }) }
}

/** Returns the first control character or wrong escape sequence in a string. jsonc-parser reports the last one. */
function strayIn(text: string, start: number, end: number) {
  if (text.charAt(start) !== '"') return undefined
  const parts = text.slice(start, end).matchAll(/\\(?:u[\dA-Fa-f]{4}|["\\/bfnrt])|\\u?|[^ -[\]-\uffff]/g)
  const stray = Array.from(parts).find(([part]) => part === '\\' || part === '\\u' || !part.startsWith('\\'))
  if (!stray) return undefined
  const at = start + stray.index
  const escape = stray[0] === '\\u' ? 'hex-digit' : 'escape'
  return { start: at, expected: stray[0].startsWith('\\') && at + 1 < end ? escape : '"' } as const
}

/** The words for an expected part of JSON. The message shows other punctuation marks in quotes. */
const words: { readonly [Expectation in SyntaxExpectation]?: string } = /* @__PURE__ */ ownProperties({
  value: 'a value (object, array, string in double quotes, number, true, false or null)',
  key: 'a field name in double quotes',
  end: 'the text to end after the value',
  ':': 'a colon after the field name',
  digit: 'a digit',
  'hex-digit': 'four hexadecimal digits after \\u',
  escape: 'an escape sequence, such as \\n, or \\\\ for a backslash',
  '"': 'a closing double quote',
})

const foundTexts: Readonly<Record<Exclude<SyntaxFinding, 'deep-nesting'>, string>> = {
  end: ', not the end of the text',
  'byte-order-mark': ', not a byte order mark (U+FEFF)',
  comment: ', not a comment',
  'single-quote': ', not a single quote',
  'control-character': ', not a control character. Close the string, or use an escape sequence, such as \\n',
  'closing-bracket': ' after the comma. Add it, or remove the comma',
  other: '',
}

/** Returns the kind of text at a token that is a fault. */
function findingAt(text: string, start: number, end: number, [expected]: Expected): keyof typeof foundTexts {
  const stray = text.charAt(text.charAt(start) === '"' ? end : start)
  if (expected === '"') return stray === '' || stray === '\\' ? 'end' : 'control-character'
  if (start === text.length) return 'end'
  if (/digit|escape/.test(expected)) return 'other'
  const found = text.slice(start, start + 2)
  if (found.startsWith('\uFEFF')) return 'byte-order-mark'
  if (found.startsWith("'")) return 'single-quote'
  if (/^(?:#|\/[*/])/.test(found)) return 'comment'
  return /^[\]}]/.test(found) && text.slice(0, start).trimEnd().endsWith(',') ? 'closing-bracket' : 'other'
}
