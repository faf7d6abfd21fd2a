// Generates JSON texts, with any spelling of strings and numbers and with any white space.
import fc from 'fast-check'

const whitespace = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r', '\r\n'), maxLength: 4 }),
  },
)

const codeUnit = fc.oneof(
  fc.constantFrom(
    'a',
    '/',
    '~',
    '"',
    '\\',
    '\n',
    '\u0000',
    '\u007f',
    '\u2028',
    'é',
    '\ud83d\ude00',
    '\ud800',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
)

const escaped = (text: string): string =>
  Array.from(
    { length: text.length },
    (_, index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('')

/**
 * A string in JSON, with characters as they are, in their short escapes, or in hexadecimal ones.
 */
const stringText = fc
  .oneof(
    { weight: 9, arbitrary: fc.array(fc.tuple(codeUnit, fc.boolean()), { maxLength: 6 }) },
    fc.constantFrom('__proto__', 'constructor', '0').map((name) => [[name, false] as const]),
  )
  .map(
    (units) =>
      `"${units.map(([unit, hex]) => (hex ? escaped(unit) : JSON.stringify(unit).slice(1, -1))).join('')}"`,
  )

const numberText = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.nat({ max: 1_000 }),
    fc.constantFrom('', '.0', '.50', '.123456789012345678901'),
    fc.constantFrom('', 'e1', 'E+2', 'e-400', 'E400'),
  )
  .map((parts) => parts.join(''))

const spaced = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(whitespace, text, whitespace).map((parts) => parts.join(''))

const { value } = fc.letrec<{ value: string; member: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('null', 'true', 'false'),
    numberText,
    stringText,
    fc.array(spaced(tie('value')), { maxLength: 5 }).map((items) => `[${items.join(',')}]`),
    fc.array(tie('member'), { maxLength: 5 }).map((members) => `{${members.join(',')}}`),
  ),
  member: fc.tuple(spaced(stringText), spaced(tie('value'))).map(([key, of]) => `${key}:${of}`),
}))

/**
 * Texts of the JSON grammar, with whitespace, line ends and escapes of every kind, and now and then
 * a duplicate key.
 */
export const jsonTexts: fc.Arbitrary<string> = spaced(value)

/** One change: the position, the number of characters to remove, and the text to insert. */
const change = fc.tuple(
  fc.nat(),
  fc.nat({ max: 12 }),
  fc.oneof(fc.string({ unit: 'binary', maxLength: 1 }), jsonTexts),
)

/** JSON texts with some characters removed and others, or a whole JSON text, inserted. */
export const changedTexts: fc.Arbitrary<string> = fc
  .tuple(jsonTexts, fc.array(change, { minLength: 1, maxLength: 4 }))
  .map(([whole, changes]) =>
    changes.reduce((text, [position, removed, inserted]) => {
      const start = position % (text.length + 1)
      return text.slice(0, start) + inserted + text.slice(start + removed)
    }, whole),
  )
