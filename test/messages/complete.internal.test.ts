// Tests that every language has a message for every issue code. A table that lacks one keeps the English message.
import { expect, it } from 'vitest'
import { issueCodes } from '../../reference/issue-codes.ts'
import { translations } from './languages.ts'

it.each(Object.entries(translations))('%s has a message for every code, and no other', (_, table) => {
  expect(Object.keys(table).sort()).toEqual(issueCodes.map(({ code }) => code).sort())
})

it.each(Object.entries(translations))('%s is frozen', (_, table) => {
  expect(Object.isFrozen(table)).toBe(true)
})
