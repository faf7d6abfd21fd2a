// Tests the comparison of surviving mutants with the table in `survivors.md`.
import { expect, it } from 'vitest'
import { complaints, survivorsOf, type Report } from './survivors.ts'

const place = (line: number, column: number) => ({ line, column })

const report: Report = {
  files: {
    'src/a.ts': {
      source: 'const a = b ||\n  c\nconst d = 1 < 2\n',
      mutants: [
        { status: 'Survived', replacement: 'b &&\n c', location: { start: place(1, 11), end: place(2, 4) } },
        { status: 'NoCoverage', replacement: '1 <= 2', location: { start: place(3, 11), end: place(3, 16) } },
        { status: 'Killed', replacement: 'true', location: { start: place(3, 11), end: place(3, 16) } },
      ],
    },
  },
}

const both =
  '| src/a.ts | `b \\|\\| c` | `b && c` | Both are the same here. |\n| src/a.ts | `1 < 2` | `1 <= 2` | The bound is never met. |\n'

it('identifies a survivor by its original code and its replacement', () => {
  expect(survivorsOf(report)).toEqual(['| src/a.ts | `b \\|\\| c` | `b && c` |', '| src/a.ts | `1 < 2` | `1 <= 2` |'])
})

it('writes a template literal between longer rows of backticks', () => {
  const mutants = [{ status: 'Survived', replacement: '``', location: { start: place(1, 1), end: place(1, 13) } }]
  expect(survivorsOf({ files: { 'src/a.ts': { source: '`no ${name}`', mutants } } })).toEqual([
    '| src/a.ts | `` `no ${name}` `` | ` `` ` |',
  ])
})

it.each([
  ['nothing, where each survivor has a reason', both, []],
  [
    'a survivor that is not in the table',
    both.slice(0, both.indexOf('\n')),
    ['survives without a reason: | src/a.ts | `1 < 2` | `1 <= 2` |'],
  ],
  [
    'a survivor whose reason is empty',
    both.replace('Both are the same here.', ''),
    ['survives without a reason: | src/a.ts | `b \\|\\| c` | `b && c` |'],
  ],
  [
    'a row of a mutant that a test tells',
    `${both}| src/a.ts | \`1 < 2\` | \`true\` | Why? |\n`,
    ['does not survive: | src/a.ts | `1 < 2` | `true` |'],
  ],
  ['no row of a file that was not tried', `${both}| src/b.ts | \`1\` | \`2\` | It is so. |\n`, []],
])('reports %s', (_, table, expected) => {
  expect(complaints(report, table)).toEqual(expected)
})
