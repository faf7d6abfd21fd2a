// Tests the translated messages of every language and issue code.
import { icmpMonitorUpdate, type Issue, type Messages } from 'monitor-contract'
import de from 'monitor-contract/messages/de'
import es from 'monitor-contract/messages/es'
import fr from 'monitor-contract/messages/fr'
import ja from 'monitor-contract/messages/ja'
import zh from 'monitor-contract/messages/zh'
import { describe, expect, it } from 'vitest'
import { issueCodes } from '../../src/docs/model/issue-codes.ts'
import { examples, ofContracts } from './message-examples.ts'

const codes: readonly string[] = [...issueCodes.keys()].sort()
const tables: Readonly<Record<string, Messages>> = { de, es, fr, ja, zh }

it('the examples have every code', () => {
  expect([...new Set(ofContracts.map(({ code }) => code))].sort()).toEqual(codes)
})

describe.each(Object.entries(tables))('%s', (language, table) => {
  /** Returns the message of an example. */
  function messageOf(issue: (typeof examples)[number]): string {
    const write = table[issue.code] as ((issue: (typeof examples)[number]) => string) | undefined
    return write?.(issue) ?? issue.message
  }

  it('has messages only for codes that exist', () => {
    expect(Object.keys(table).filter((code) => !codes.includes(code))).toEqual([])
  })

  it('has the messages in the committed file', async () => {
    const lines = examples.map((issue) => {
      const translation = messageOf(issue)
      return `${issue.code}\n  ${issue.message}\n  ${translation === issue.message ? '(not translated)' : translation}\n`
    })
    await expect(lines.join('\n')).toMatchFileSnapshot(`./wording/${language}.txt`)
  })

  it('has messages that contain the field and no undefined param', () => {
    for (const issue of examples) {
      const message = messageOf(issue)
      expect(message).toMatch(/[.。？?]$/u)
      expect(message).not.toMatch(/undefined|NaN|\[object|\$\{/u)
      const field = issue.path.filter((step) => typeof step === 'string').at(-1)
      if (field !== undefined) expect(message).toContain(field)
    }
  })

  it('names a duplicate item of a list inside a larger value with its whole path', () => {
    const duplicate = examples.filter(({ code }) => code === 'duplicate-group')
    const inner = duplicate.map((issue) => ({ ...issue, path: ['body', ...issue.path] }))
    expect(inner.map(messageOf)).toEqual(duplicate.map((issue) => messageOf(issue).replace('[', 'body[')))
  })

  it('keeps the English message of a conflict with an unknown rule', () => {
    const conflicts = examples.filter(({ code }) => code === 'defaults-conflict')
    const ofOtherRule = conflicts.map((issue): Issue =>
      Object.assign({}, issue, { params: { ...issue.params, rule: 'other-rule' } }),
    )
    expect(ofOtherRule.map(messageOf)).toEqual(conflicts.map(({ message }) => message))
  })

  it('translates the issues of a contract and of its Standard Schema', () => {
    const contract = icmpMonitorUpdate.with({ messages: table })
    const value = { heartbeat: {}, script: '', muted: 5 }
    const { errors } = contract.validate(value)
    expect(errors.map(({ message }) => message)).toEqual(errors.map(messageOf))
    const result = contract['~standard'].validate(value)
    expect(result.issues?.map(({ message }) => message)).toEqual(errors.map(messageOf))
  })
})
