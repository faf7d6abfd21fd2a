// Tests that no regular expression of the built package can take more than linear time.
import { readdirSync, readFileSync } from 'node:fs'
import * as regexp from 'eslint-plugin-regexp'
import { Linter } from 'eslint'
import { expect, it } from 'vitest'

/** Returns the regular expressions of a program that text can make slow. */
const slowIn = (code: string): string[] =>
  new Linter()
    .verify(code, {
      plugins: { regexp },
      rules: {
        'regexp/no-super-linear-backtracking': 'error',
        'regexp/no-super-linear-move': ['error', { ignorePartial: false, ignoreSticky: false }],
      },
    })
    .map(({ line, message }) => `${line}: ${message}`)

it.each(readdirSync('dist').filter((name) => name.endsWith('.js')))(
  '%s has no slow regular expression',
  (name) => {
    expect(slowIn(readFileSync(`dist/${name}`, 'utf8'))).toEqual([])
  },
)

it('a slow regular expression is found', () => {
  expect([
    slowIn('/^(?:a+)+$/'),
    slowIn('/a*b/'),
    slowIn('new RegExp("^(?:a+)+$", "u")'),
  ]).not.toContainEqual([])
})

it('the main entry needs no `\\p{…}`, which Hermes and old engines reject', () => {
  expect(readFileSync('dist/index.js', 'utf8')).not.toMatch(/\\p\{/iu)
})
