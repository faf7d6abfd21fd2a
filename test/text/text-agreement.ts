// Compares `parseJson` with `JSON.parse` on one text: result, value, ranges and position of the fault.
import { isDeepStrictEqual } from 'node:util'
import { parseJson, type ParsedJson } from 'monitor-contract/text'

function claim(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

function parsedByEngine(text: string): { readonly value: unknown } | { readonly message: string } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    return { message: String(error) }
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const escaped = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1')

/** Returns every value inside a value, with its JSON Pointer. */
function* valuesIn(value: unknown, pointer = ''): Generator<[pointer: string, value: unknown]> {
  yield [pointer, value]
  if (isObject(value))
    for (const [name, part] of Object.entries(value)) yield* valuesIn(part, `${pointer}/${escaped(name)}`)
}

type Valid = Extract<ParsedJson, { ok: true }>

/** Asserts that the text in the range of each value is that value. */
function compareRanges(text: string, { value, rangeOf }: Valid): void {
  for (const [pointer, part] of valuesIn(value)) {
    const range = rangeOf(pointer)
    const source = text.slice(range?.start.offset, range?.end.offset)
    claim(
      range !== undefined && isDeepStrictEqual(JSON.parse(source), part),
      `the range of ${pointer} is that of another value`,
    )
    const key = rangeOf(pointer, { key: true })
    const name = key && `/${escaped(String(JSON.parse(text.slice(key.start.offset, key.end.offset))))}`
    claim(name === undefined || pointer.endsWith(name), `the key of ${pointer} is ${String(name)}`)
  }
}

/**
 * Asserts that `parseJson` and `JSON.parse` agree about a text: whether it is JSON, its value, and the position of the
 * first fault if the engine reports it. Returns whether the text is JSON.
 */
export function compareWithEngine(text: string): boolean {
  const ours = parseJson(text)
  const engine = parsedByEngine(text)
  if ('value' in engine) {
    claim(ours.ok && isDeepStrictEqual(ours.value, engine.value), 'JSON.parse returns another value')
    claim(ours.ok && JSON.stringify(ours.value) === JSON.stringify(engine.value), 'the fields are in another order')
    if (ours.ok) compareRanges(text, ours)
    return true
  }
  claim(!ours.ok, `JSON.parse rejects the text: ${engine.message}`)
  const position = /at position (\d+)/u.exec(engine.message)?.[1]
  const offset = ours.ok ? 0 : ours.issue.range.start.offset
  // For a misspelt literal, the engine reports the first wrong letter and `parseJson` the whole literal.
  if (position !== undefined && !/^[tfn]/u.test(text.slice(offset)))
    claim(offset === Number(position), `the engine has the mistake at ${position}: ${engine.message}`)
  return false
}
