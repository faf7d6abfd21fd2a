// Compares `parseJson` with `JSON.parse` on one text: result, value and position of the fault.
import { isDeepStrictEqual } from 'node:util'
import { parseJson } from 'monitor-contract/text'

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
