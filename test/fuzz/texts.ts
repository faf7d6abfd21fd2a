// Generates JSON texts with changed bytes, for the fuzzer.
import fc from 'fast-check'
import { readVectors } from '../helpers/vectors.ts'

const seeds = readVectors().map(({ value }) => JSON.stringify(value))

/** Sequences that random bytes would rarely form. */
const tokens = [
  '1e999',
  '-1e999',
  '-0',
  '1e-400',
  '0.1',
  '600.0',
  '9007199254740993',
  'null',
  'true',
  '[]',
  '{}',
  '[[[[',
  ']]]]',
  '"",',
  '"\\ud800"',
  '"\\u0000"',
  '"\u2028"',
  '😀',
  '"__proto__":',
  '"__proto__":{"heartbeat":{}},',
  '"constructor":{"prototype":{}},',
  '"frequency":0,',
  '"frequencyOffset":10,',
  '"toJSON":1,',
  '"length":1,',
  '"hasOwnProperty":1,',
].map((token) => Buffer.from(token))

/** Generates one change: the operation, the position and the bytes. */
const edit = fc.record({
  kind: fc.nat({ max: 5 }),
  place: fc.nat({ max: 9999 }),
  length: fc.nat({ max: 12 }),
  byte: fc.nat({ max: 255 }),
  token: fc.constantFrom(...tokens),
})

function edited(
  bytes: Buffer,
  { kind, place, length, byte, token }: typeof edit extends fc.Arbitrary<infer T> ? T : never,
): Buffer {
  const at = place % (bytes.length + 1)
  const [before, taken, after] = [bytes.subarray(0, at), bytes.subarray(at, at + length), bytes.subarray(at + length)]
  switch (kind) {
    case 0:
      return Buffer.concat([before, Buffer.of(byte), bytes.subarray(at + 1)])
    case 1:
      return Buffer.concat([before, Buffer.of(byte), bytes.subarray(at)])
    case 2:
      return Buffer.concat([before, after])
    case 3:
      return Buffer.concat([before, taken, taken, after])
    default:
      return Buffer.concat([before, token, kind === 4 ? bytes.subarray(at) : after])
  }
}

/** Generates texts with some bytes changed, as if damaged on the network. */
export const changed = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(texts, fc.array(edit, { minLength: 1, maxLength: 4 }))
    .map(([text, edits]) => edits.reduce(edited, Buffer.from(text)).toString())

/** Generates texts of vectors with some bytes changed. */
export const wireTexts = changed(fc.constantFrom(...seeds))

/** Returns the value of a text in an array; an empty array if the text is not JSON. */
export function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text)]
  } catch {
    return []
  }
}
