// Tests the translated messages of every language and issue code.
import type { Issue } from 'monitor-contract'
import { describe, expect, it } from 'vitest'
import { issueCodes } from '../../reference/issue-codes.ts'
import { messageIn, translations } from './languages.ts'
import { examples, ofContracts } from './message-examples.ts'

const codes: readonly string[] = issueCodes.map(({ code }) => code).sort()

it('the examples have every code', () => {
  expect([...new Set(ofContracts.map(({ code }) => code))].sort()).toEqual(codes)
})

it('every language has the messages in the committed file', async () => {
  const entries = examples.map((issue) => {
    const translated = Object.entries(translations).map(([language, table]) => {
      const message = messageIn(table, issue)
      return `  ${language}: ${message === issue.message ? '(not translated)' : message}\n`
    })
    return `${issue.code}\n  en: ${issue.message}\n${translated.join('')}`
  })
  await expect(entries.join('\n')).toMatchFileSnapshot('./wording.txt')
})

describe.each(Object.entries(translations))('%s', (_, table) => {
  const messageOf = (issue: Issue): string => messageIn(table, issue)

  it('names a duplicate item of a list inside a larger value with its whole path', () => {
    const duplicate = examples.filter(({ code }) => code === 'duplicate-group')
    const inner = duplicate.map((issue) => ({ ...issue, path: ['body', ...issue.path] }))
    expect(inner.map(messageOf)).toEqual(duplicate.map((issue) => messageOf(issue).replace('[', 'body[')))
  })

  it('shows no missing number or default of an issue', () => {
    const shown = ['first', 'step', 'default']
    const broken = examples.flatMap((issue) => {
      const params = Object.fromEntries(Object.entries(issue.params).filter(([name]) => !shown.includes(name)))
      const isLacking = Object.keys(params).length < Object.keys(issue.params).length
      return isLacking && /undefined|NaN/.test(messageOf(Object.assign({}, issue, { params }))) ? [issue.code] : []
    })
    expect(broken).toEqual([])
  })

  it('keeps the English message of a conflict with an unknown rule', () => {
    const conflicts = examples.filter(({ code }) => code === 'defaults-conflict')
    const ofOtherRule = conflicts.map((issue): Issue =>
      Object.assign({}, issue, { params: { ...issue.params, rule: 'other-rule' } }),
    )
    expect(ofOtherRule.map(messageOf)).toEqual(conflicts.map(({ message }) => message))
  })
})
