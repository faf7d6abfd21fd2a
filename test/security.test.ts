import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const text = readFileSync('SECURITY.md', 'utf8')

it('every promise of SECURITY.md names a test that is there', () => {
  const promises = text
    .slice(text.indexOf('## What is promised'), text.indexOf('## What is not promised'))
    .split(/^(?=\*\*)/mu)
    .slice(1)
  expect(promises.length).toBeGreaterThan(5)
  for (const promise of promises) {
    const tests = [...promise.matchAll(/`(test\/[^`]+)`/gu)].map(([, path = '']) => path)
    expect(tests.length, promise).toBeGreaterThan(0)
    expect(tests.filter((path) => !existsSync(path))).toEqual([])
  }
})
