// Tests `toGithubAnnotations`.
import { toGithubAnnotations } from 'monitor-contract-lint'
import { describe, expect, it } from 'vitest'
import { issueAt, resultOf } from './example-issues.ts'

describe('GitHub annotations', () => {
  it('are a command for each issue, errors first', () => {
    const text = 'a: 51\n'
    const warning = { ...issueAt(text, 0, 1), severity: 'warning', code: 'unknown-field' } as const
    const result = { errors: [issueAt(text, 3, 5)], warnings: [warning] }
    expect(
      toGithubAnnotations([{ file: 'monitors/edge 1.yaml', text, result }]).split('\n'),
    ).toEqual([
      '::error file=monitors/edge 1.yaml,line=1,endLine=1,col=4,endColumn=5,title=type::a is wrong.',
      '::warning file=monitors/edge 1.yaml,line=1,endLine=1,col=1,endColumn=1,title=unknown-field::a is wrong.',
    ])
  })

  it('have no place for an issue without a range', () => {
    const result = resultOf({ range: undefined })
    expect(toGithubAnnotations([{ file: 'a.json', result }])).toBe(
      '::error file=a.json,title=type::a is wrong.',
    )
  })

  it('have no columns for a range over lines, which GitHub ignores there', () => {
    const result = { errors: [issueAt('a\nb', 0, 3)], warnings: [] }
    expect(toGithubAnnotations([{ file: 'a', result }])).toMatch(/file=a,line=1,endLine=2,title=/)
  })

  it('are empty without issues, and one for equal issues', () => {
    expect(toGithubAnnotations([])).toBe('')
    const entry = { file: 'a.yaml', result: resultOf() }
    expect(toGithubAnnotations([entry, entry]).split('\n')).toHaveLength(1)
  })

  it.each([
    { file: 'a:b,c%\n.json', name: 'a%3Ab%2Cc%25%0A.json' },
    { file: 'monitors\\edge.json', name: 'monitors/edge.json' },
    { file: '././/edge.json', name: 'edge.json' },
    { file: '../.a/b..json', name: '../.a/b..json' },
    { file: '\u001B[31m\u202E', name: '\uFFFD[31m\uFFFD' },
  ])('escape what has a meaning in a command or a terminal: $file', ({ file, name }) => {
    const result = resultOf({ message: '100 %\r\n::error::\u001B, y', range: undefined })
    expect(toGithubAnnotations([{ file, result }])).toBe(
      `::error file=${name},title=type::100 %25%0D%0A::error::\uFFFD, y`,
    )
  })

  it('reject entries that are no list', () => {
    expect(() => Reflect.apply(toGithubAnnotations, undefined, [{}])).toThrow(TypeError)
  })
})
