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

/** Every value in a value, by its JSON Pointer. */
function* valuesIn(value: unknown, pointer = ''): Generator<[pointer: string, value: unknown]> {
  yield [pointer, value]
  if (isObject(value))
    for (const [name, part] of Object.entries(value)) yield* valuesIn(part, `${pointer}/${escaped(name)}`)
}

type Valid = Extract<ParsedJson, { ok: true }>

/** Claims that the text in the range of each value is that value. */
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
 * Claims that a text is JSON for `parseJson` where it is for `JSON.parse`, with the same value and the same position of
 * the first mistake, as far as the engine names it. Returns whether the text is JSON.
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
  // Of a misspelt literal the engine names the first wrong letter, we the literal.
  if (position !== undefined && !/^[tfn]/u.test(text.slice(offset)))
    claim(offset === Number(position), `the engine has the mistake at ${position}: ${engine.message}`)
  return false
}
