// Tests the drawing and the list in `docs/architecture.md` against the imports of `src`.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const page = readFileSync('docs/architecture.md', 'utf8')

type Arrow = readonly [from: string, to: string]

/** Returns the folder of `src` that a file is in, or the file itself, as a word of the drawing. */
const partOf = (path: string): string => (path.split('/')[0] ?? path).replace('.ts', '')

const parts = readdirSync('src').map(partOf).sort()

/** Returns an arrow for each part that a file of `src` imports, also for types. */
const arrowsOf = (path: string): Arrow[] =>
  ts
    .preProcessFile(readFileSync(join('src', path), 'utf8'), true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(dirname(path), fileName))
    .filter((imported) => !imported.startsWith('..'))
    .map((imported): Arrow => [partOf(path), partOf(imported)])
    .filter(([from, to]) => from !== to)

const imports = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:ts|js)$/u.test(path))
  .flatMap(arrowsOf)

/** Returns the arrows that other arrows do not imply. */
function essential(arrows: readonly Arrow[]): string[] {
  const below = (from: string): Set<string> =>
    new Set(arrows.filter(([one]) => one === from).map(([, to]) => to))
  const reached = (from: string): Set<string> =>
    new Set([...below(from)].flatMap((to) => [to, ...reached(to)]))
  const needed = arrows.filter(
    ([from, to]) => ![...below(from)].some((other) => other !== to && reached(other).has(to)),
  )
  return [...new Set(needed.map((arrow) => arrow.join(' --> ')))].sort()
}

const drawing = /```mermaid\n([\s\S]*?)```/u.exec(page)?.[1] ?? ''

it('the drawing has every part of src, and an arrow for each import that no others imply', () => {
  const nodes = [...drawing.matchAll(/^ *(\w+)\[/gmu)].map(([, node]) => node)
  expect(nodes.sort()).toEqual(parts)
  const drawn = [...drawing.matchAll(/^ *(\w+) --> (\w+(?: & \w+)*)$/gmu)].flatMap(
    ([, from = '', to = '']) => to.split(' & ').map((one) => `${from} --> ${one}`),
  )
  expect(drawn.sort()).toEqual(essential(imports))
})

it('the list describes every part', () => {
  const described = [...page.matchAll(/^- `src\/([\w-]+)(?:\/|\.ts)`/gmu)].map(([, name]) => name)
  expect(described.sort()).toEqual(parts)
})

it('the table of the top level has every entry that is committed, and no other', () => {
  const [, table = ''] = page.split('## The top level')
  const cells = [...table.matchAll(/^\| (`[^|]+)\|/gm)].map(([, cell = '']) => cell)
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  const ignored = readFileSync('.gitignore', 'utf8').replaceAll('/', '').split('\n')
  const entries = readdirSync('.').filter((name) => name !== '.git' && !ignored.includes(name))
  expect(listed.sort()).toEqual(entries.sort())
})
