// Tests `labelOf`, the name of a location in messages.
import { expect, it } from 'vitest'
import { labelOf } from '../../src/issues/path-text.ts'

it.each<[path: (string | number)[], label: string]>([
  [[], 'The value'],
  [['name'], 'name'],
  [['request', 'assertions', 0, 'target'], 'request.assertions[0].target'],
  [[3], '[3]'],
  [['x'.repeat(40)], 'x'.repeat(40)],
  [['x'.repeat(41)], `${'x'.repeat(40)}…`],
  [['😀'.repeat(41)], `${'😀'.repeat(40)}…`],
  [['😀'.repeat(40)], '😀'.repeat(40)],
  [['two words'], 'two words'],
  [[' padded '], '\ufffdpadded\ufffd'],
  [[`${'x'.repeat(39)} y`], `${'x'.repeat(39)} …`],
  [['\u007f\u0000\ud800\u202e\u2028'], '\ufffd'.repeat(5)],
  [[''], '""'],
  [['a', '', 'b', ''], 'a."".b.""'],
  [[`${'x'.repeat(39)}\u0000`], `${'x'.repeat(39)}\ufffd`],
  [[`${'x'.repeat(40)}\u0000`], `${'x'.repeat(40)}…`],
  [['x'.repeat(50), 'tags'], `${'x'.repeat(40)}….tags`],
  [['\u202e', 0, '\ud800', 'a'], '\ufffd[0].\ufffd.a'],
  [['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(18)], `${'a'.repeat(40)}.${'b'.repeat(40)}.${'c'.repeat(18)}`],
  [
    ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(19)],
    `${'a'.repeat(40)}.${'b'.repeat(9)}…${'b'.repeat(29)}.${'c'.repeat(19)}`,
  ],
  [['😀'.repeat(40), '😀'.repeat(40)], `${'😀'.repeat(25)}…${'😀'.repeat(24)}`],
  [['a', '😀'.repeat(40), '😀'.repeat(40), 0], `a.${'😀'.repeat(24)}…${'😀'.repeat(23)}[0]`],
  [Array<number>(33).fill(0), '[0]'.repeat(33)],
  [Array<number>(34).fill(0), `${'[0]'.repeat(16)}[0…]${'[0]'.repeat(16)}`],
  [[...Array<string>(500_000).fill('a'), 'end'], `${'a.'.repeat(25)}…a${'.a'.repeat(22)}.end`],
])('a path has the label $1', (path, label) => {
  expect(labelOf(path)).toBe(label)
})
