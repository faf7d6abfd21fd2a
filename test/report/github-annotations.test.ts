// Tests `toGithubAnnotations`.
import { toGithubAnnotations } from 'monitor-contract/report'
import { describe, expect, it } from 'vitest'
import { entries, issueAt, secret } from './example-entries.ts'

describe('GitHub annotations', () => {
  it('have a command for each issue, with its place', () => {
    expect(
      toGithubAnnotations(entries)
        .split('\n')
        .map((line) => line.replace(/::[^:]*$/, '')),
    ).toEqual([
      '::error file=monitors/edge 1.json,line=3,endLine=3,col=13,endColumn=13,title=type',
      '::error file=monitors/edge 1.json,line=4,endLine=4,col=38,endColumn=39,title=frequency-offset',
      '::warning file=monitors/edge 1.json,line=5,endLine=5,col=27,endColumn=78,title=browser-only-field',
      '::error file=b.json,title=required',
    ])
    expect(toGithubAnnotations([])).toBe('')
  })

  it.each([
    ['a:b,c%\n.json', 'a%3Ab%2Cc%25%0A.json'],
    ['monitors\\edge.json', 'monitors/edge.json'],
    ['././/edge.json', 'edge.json'],
    ['../.a/b..json', '../.a/b..json'],
    ['\u001B[31m\u202E', '\uFFFD[31m\uFFFD'],
  ])(
    'escape what has a meaning in a command or a terminal, and have no columns for a range over lines: %j',
    (file, name) => {
      const issue = { ...issueAt('a\nb', 0, 3), message: '100 %\r\n::error::\u001B, y' }
      expect(toGithubAnnotations([{ file, result: { errors: [issue], warnings: [] } }])).toBe(
        `::error file=${name},line=1,endLine=2,title=type::100 %25%0D%0A::error::\uFFFD, y`,
      )
    },
  )

  it('have no text of the value', () => {
    expect(toGithubAnnotations(entries)).not.toContain(secret)
  })
})
