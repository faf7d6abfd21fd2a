// Generates JSON texts with changed bytes.
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

/** Generates one change: the position, the number of bytes to remove, and the bytes to insert. */
const edit = fc.record({
  position: fc.nat({ max: 9999 }),
  removed: fc.oneof(fc.constant(0), fc.constant(1), fc.nat({ max: 12 })),
  inserted: fc.oneof(
    fc.constant(new Uint8Array()),
    fc.uint8Array({ minLength: 1, maxLength: 1 }),
    fc.constantFrom(...tokens),
  ),
})
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never

function edited(bytes: Buffer, { position, removed, inserted }: Edit): Buffer {
  const start = position % (bytes.length + 1)
  return Buffer.concat([bytes.subarray(0, start), inserted, bytes.subarray(start + removed)])
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
