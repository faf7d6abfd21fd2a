// Tests that every guarantee of SECURITY.md names an existing test.
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const text = readFileSync('SECURITY.md', 'utf8')

it('every guarantee of SECURITY.md names an existing test', () => {
  const guarantees = text
    .slice(text.indexOf('## What is guaranteed'), text.indexOf('## What is not guaranteed'))
    .split(/^(?=\*\*)/mu)
    .slice(1)
  expect(guarantees.length).toBeGreaterThan(5)
  for (const guarantee of guarantees) {
    const tests = [...guarantee.matchAll(/`(test\/[^`]+)`/gu)].map(([, path = '']) => path)
    expect(tests.length, guarantee).toBeGreaterThan(0)
    expect(tests.filter((path) => !existsSync(path))).toEqual([])
  }
})
