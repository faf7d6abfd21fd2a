// Tests the project's own lint rules, such as the allowed imports between folders.
import { ESLint } from 'eslint'
import { expect, it } from 'vitest'

const eslint = new ESLint({ cwd: process.cwd() })

/** Returns the lint rules that a text breaks if it were the content of a file. */
async function broken(filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath })
  return [...new Set(result?.messages.map(({ ruleId, message }) => ruleId ?? message))]
}

it.each([
  [
    'an upper row',
    'src/domain/is-before.ts',
    "export * from '../engine/contract.ts'\n",
    'import-x/no-restricted-paths',
  ],
  [
    'the next upper row',
    'src/schema/in-words.ts',
    "export * from '../formats/date.ts'\n",
    'import-x/no-restricted-paths',
  ],
  ['the generator', 'src/engine/contract.ts', "export * from '../generate/names.ts'\n", 'import-x/no-restricted-paths'],
  [
    'the file of all exports',
    'src/engine/contract.ts',
    "export * from '../index.ts'\n",
    'import-x/no-restricted-paths',
  ],
  ['a file that imports it', 'src/issues/path-text.ts', "export * from './create-issue.ts'\n", 'import-x/no-cycle'],
  ['a Node.js built-in', 'src/issues/issue.ts', "export * from 'node:fs'\n", 'no-restricted-imports'],
  ['another package', 'src/issues/issue.ts', "export * from 'ajv'\n", 'no-restricted-imports'],
])('lint reports a file of src that imports %s', async (_, filePath, text, rule) => {
  expect(await broken(filePath, text)).toContain(rule)
})

it.each([
  ['the clock', 'export const now = () => Date.now()\n', 'no-restricted-properties'],
  ['a date of today', 'export const today = () => new Date()\n', 'no-restricted-syntax'],
  ['the network', "export const answer = () => fetch('/')\n", 'no-restricted-globals'],
  ['chance', 'export const random = () => Math.random()\n', 'no-restricted-properties'],
  ['code made of text', "export const one = () => new Function('return 1')\n", 'no-new-func'],
  ['any', 'export const value: any = 1\n', '@typescript-eslint/no-explicit-any'],
  [
    'an assertion without proof',
    'export const length = (value: unknown) => (value as string).length\n',
    '@typescript-eslint/no-unsafe-type-assertion',
  ],
  [
    'a regular expression that text can make slow',
    'export const risky = /^(?:a+)+$/\n',
    'regexp/no-super-linear-backtracking',
  ],
])('lint reports %s in src', async (_, text, rule) => {
  expect(await broken('src/issues/issue.ts', text)).toContain(rule)
})

it('lint accepts imports from a lower layer', async () => {
  expect(
    await broken(
      'src/rules/define-rule.ts',
      "export { frequencies } from '../generated/facts.ts'\nexport { labelOf } from '../issues/path-text.ts'\n",
    ),
  ).toEqual([])
})

it('lint ignores comments that disable a rule', async () => {
  expect(await broken('src/issues/issue.ts', '/* eslint-disable */\nexport const value: any = 1\n')).toContain(
    '@typescript-eslint/no-explicit-any',
  )
})
