// Tests the names of paths in messages.
import { expect, it } from 'vitest'
import type { Path } from 'monitor-contract'
import { nameOf } from './name-of.ts'

const long = 'x'.repeat(40)
const faces = '😀'.repeat(40)

it.each<{ path: Path; name: string }>([
  { path: [], name: 'The value' },
  { path: ['name'], name: 'name' },
  { path: ['request', 'assertions', 0, 'target'], name: 'request.assertions[0].target' },
  { path: [3], name: '[3]' },
  { path: [long], name: long },
  { path: [`${long}x`], name: `${long}…` },
  { path: [`${faces}😀`], name: `${faces}…` },
  { path: [faces], name: faces },
  { path: ['two words'], name: 'two words' },
  { path: [' padded '], name: '\ufffdpadded\ufffd' },
  { path: [`${'x'.repeat(39)} y`], name: `${'x'.repeat(39)} …` },
  { path: ['\u007f\u0000\ud800\u202e\u2028'], name: '\ufffd'.repeat(5) },
  { path: [''], name: '""' },
  { path: ['a', '', 'b', ''], name: 'a."".b.""' },
  { path: [`${'x'.repeat(39)}\u0000`], name: `${'x'.repeat(39)}\ufffd` },
  { path: [`${long}\u0000`], name: `${long}…` },
  { path: ['x'.repeat(50), 'tags'], name: `${long}….tags` },
  { path: ['\u202e', 0, '\ud800', 'a'], name: '\ufffd[0].\ufffd.a' },
  {
    path: ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(18)],
    name: `${'a'.repeat(40)}.${'b'.repeat(40)}.${'c'.repeat(18)}`,
  },
  {
    path: ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(19)],
    name: `${'a'.repeat(40)}.${'b'.repeat(9)}…${'b'.repeat(29)}.${'c'.repeat(19)}`,
  },
  { path: [faces, faces], name: `${'😀'.repeat(25)}…${'😀'.repeat(24)}` },
  { path: ['a', faces, faces, 0], name: `a.${'😀'.repeat(24)}…${'😀'.repeat(23)}[0]` },
  { path: Array<number>(33).fill(0), name: '[0]'.repeat(33) },
  { path: Array<number>(34).fill(0), name: `${'[0]'.repeat(16)}[0…]${'[0]'.repeat(16)}` },
  {
    path: [...Array<string>(500_000).fill('a'), 'end'],
    name: `${'a.'.repeat(25)}…a${'.a'.repeat(22)}.end`,
  },
])('the name of a path is $name', ({ path, name }) => {
  expect(nameOf(path)).toBe(name)
})
