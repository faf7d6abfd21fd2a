// Tests that `test/README.md` describes every folder of tests.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const page = readFileSync('test/README.md', 'utf8')

/** Returns the folders with files. Git leaves empty ones behind when it moves their files. */
const foldersOf = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(`${path}/${entry.name}`).length > 0)
    .map(({ name }) => name)
    .sort()

/** Returns the folders in the table below a heading. */
const listedBelow = (heading: string): string[] => {
  const [, section = ''] = page.split(`## ${heading}\n`)
  const [table = ''] = section.split('\n## ')
  return [...table.matchAll(/^\| `(\w+)` /gm)].map(([, name = '']) => name).sort()
}

const ofSource = listedBelow('Folders of `src`')
const others = listedBelow('Other folders')

it('the first table has every folder of src but the one that another folder tests', () => {
  const elsewhere = [...page.matchAll(/^`src\/(\w+)` is tested in/gm)].map(([, name = '']) => name)
  expect([...ofSource, ...elsewhere].sort()).toEqual(foldersOf('src'))
})

it('the tables have every folder of tests, and no other', () => {
  expect([...ofSource, ...others, 'helpers'].sort()).toEqual(foldersOf('test'))
})
