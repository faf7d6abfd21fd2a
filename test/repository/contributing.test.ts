import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

it('CONTRIBUTING.md has a row for every npm script', () => {
  const page = readFileSync('CONTRIBUTING.md', 'utf8')
  const cells = [...page.matchAll(/^\| ((?:`[\w:-]+`(?:, )?)+) +\| \S/gm)].map(([, cell = '']) => cell)
  const rows = cells.flatMap((cell) => cell.split(', ').map((name) => name.replaceAll('`', '')))
  expect(Object.keys(manifest.scripts).filter((name) => !rows.includes(name))).toEqual([])
})
