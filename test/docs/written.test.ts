import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { written } from '../../docs/written.ts'

it.each([...written()])('%s is what the sources make', (path, text) => {
  expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(text)
})
