// Tests that jsr.json exports the entries of package.json, and that each built file names its declarations, as JSR
// requires.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import jsr from '../../jsr.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }

const entries = Object.entries(manifest.exports).flatMap(([path, target]) =>
  typeof target === 'object' ? [[path, target.default] as const] : [],
)

it('jsr.json exports the entries of package.json', () => {
  expect(jsr.exports).toEqual(Object.fromEntries(entries))
})

it.each(entries)('the file of %s names its declarations in its first line, as JSR requires', (_, path) => {
  const [line] = readFileSync(path, 'utf8').split('\n')
  expect(line).toBe(`/* @ts-self-types="./${basename(path, '.js')}.d.ts" */`)
})
