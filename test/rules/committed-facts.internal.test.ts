import { expect, it } from 'vitest'
import { rulesDocument } from '../../src/generate/rules/rules-document.ts'
import { factsOf, ruleCodes } from '../../src/generate/rules/rules-module.ts'
import { ruleFacts } from '../../src/generated/rules.ts'
import { ruleRecords } from '../helpers/rules-document.ts'

it('the committed facts of each rule are those in its file', async () => {
  const facts = await Promise.all(ruleCodes().map(async (code) => [code, await factsOf(code)]))
  expect(ruleFacts).toEqual(Object.fromEntries(facts))
})

it('the committed rules.json has the expressions and messages in the files of the rules', async () => {
  expect(ruleRecords).toEqual(JSON.parse(await rulesDocument()))
})
