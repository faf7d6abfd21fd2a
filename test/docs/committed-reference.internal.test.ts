// Tests that the committed reference files are those that the sources generate.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { written } from '../../docs/written.ts'

it('the committed reference files are those that the sources generate', () => {
  for (const [path, text] of written())
    expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'), path).toBe(text)
})
