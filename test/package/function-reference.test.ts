import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeFunctions } from '../../docs/functions.ts'

const committed = 'docs/functions'
const written = mkdtempSync(join(tmpdir(), 'monitor-contract-'))
afterAll(() => rmSync(written, { recursive: true }))

const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'))

it('the committed function reference is the one that `npm run generate` writes', async () => {
  await writeFunctions(written)
  expect(pagesIn(committed).sort()).toEqual(pagesIn(written).sort())
  for (const page of pagesIn(written))
    expect(readFileSync(join(committed, page), 'utf8') === readFileSync(join(written, page), 'utf8'), page).toBe(true)
})
