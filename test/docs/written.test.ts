import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { written } from '../../docs/written.ts'

it.each([...written()])('docs/%s is what the schemas, rules and codes make', (path, text) => {
  expect(readFileSync(new URL(`../../docs/${path}`, import.meta.url), 'utf8')).toBe(text)
})
