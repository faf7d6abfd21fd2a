// Tests `labelOf`, the name of a location in messages.
import { expect, it } from 'vitest'
import { labelOf } from '../../src/issues/label.ts'

it.each<[path: (string | number)[], label: string]>([
  [[], 'The value'],
  [['name'], 'name'],
  [['request', 'assertions', 0, 'target'], 'request.assertions[0].target'],
  [[3], '[3]'],
  [[3, 'firstSeen'], '[3].firstSeen'],
  [['tags', 0], 'tags[0]'],
  [['x'.repeat(40)], 'x'.repeat(40)],
  [['x'.repeat(41)], `${'x'.repeat(40)}…`],
  [['😀'.repeat(41)], `${'😀'.repeat(40)}…`],
  [['😀'.repeat(40)], '😀'.repeat(40)],
  [['é'], 'é'],
  [['two words'], 'two words'],
  [[' padded '], '\ufffdpadded\ufffd'],
  [[`${'x'.repeat(39)} y`], `${'x'.repeat(39)} …`],
  [['\u007f\u0000\ud800\u202e\u2028'], '\ufffd'.repeat(5)],
  [[''], ''],
  [['a', ''], 'a.'],
  [[' '], '\ufffd'],
  [['a\u007f'], 'a\ufffd'],
  [['\u202e'], '\ufffd'],
  [[`${'x'.repeat(39)}\u0000`], `${'x'.repeat(39)}\ufffd`],
  [[`${'x'.repeat(40)}\u0000`], `${'x'.repeat(40)}…`],
  [['x'.repeat(50), 'tags'], `${'x'.repeat(50)}.tags`],
])('the path %j has the label %s', (path, label) => {
  expect(labelOf(path)).toBe(label)
})
