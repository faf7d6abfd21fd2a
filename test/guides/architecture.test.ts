// Tests the drawing, the table and the list of files in `docs/architecture.md` against the imports of `src`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { blocksOf, pages, textOf, within } from './markdown.ts'

const page = pages.find(({ path }) => path === 'docs/architecture.md')
if (page === undefined) throw new Error('There is no page on the architecture')

type Arrow = readonly [from: string, to: string]

/** Returns the folder of `src` that a file is in, or the file itself. */
const partOf = (path: string): string => path.split('/')[0] ?? path

/** Returns the files of `src` that a file imports, including types and dynamic imports. Paths are relative to `src`. */
const importsOf = (path: string): string[] =>
  ts
    .preProcessFile(readFileSync(join('src', path), 'utf8'), true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => join(dirname(path), name))

/** Returns an arrow for each part that imports another part. */
function imports(): Arrow[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.(?:ts|js)$/u.test(path))
  return files
    .flatMap((path) => importsOf(path).map((imported): Arrow => [partOf(path), partOf(imported)]))
    .filter(([from, to]) => from !== to)
}

/** Returns the arrows that other arrows do not imply. */
function essential(arrows: readonly Arrow[]): string[] {
  const below = (from: string): Set<string> => new Set(arrows.filter(([one]) => one === from).map(([, to]) => to))
  const reached = (from: string): Set<string> => new Set([...below(from)].flatMap((to) => [to, ...reached(to)]))
  const needed = arrows.filter(
    ([from, to]) => ![...below(from)].some((other) => other !== to && reached(other).has(to)),
  )
  return [...new Set(needed.map((arrow) => arrow.join(' --> ')))].sort()
}

const drawing = blocksOf(page).find(({ language }) => language === 'mermaid')?.text ?? ''
const drawn = [...drawing.matchAll(/^ *(\w+) --> (\w+(?: & \w+)*)$/gmu)].flatMap(([, from = '', to = '']) =>
  to.split(' & ').map((one): Arrow => [from, one]),
)

/** Returns the name of a part in Mermaid, where it must be a word. */
const nodeName = (part: string): string => part.replace('.ts', '')

const parts = readdirSync('src').map(nodeName).sort()
const real = imports().map(([from, to]): Arrow => [nodeName(from), nodeName(to)])

describe('the drawing of the architecture', () => {
  it('shows every part of src', () => {
    const nodes = [...drawing.matchAll(/^ *(\w+)\[/gmu)].map(([, node = '']) => node)
    expect(nodes.sort()).toEqual(parts)
  })

  it('has an arrow for each import that no other arrows imply', () => {
    expect(drawn.map((arrow) => arrow.join(' --> ')).sort()).toEqual(essential(real))
  })

  it('has only lines with nodes, arrows and groups', () => {
    const others = drawing
      .split('\n')
      .filter(
        (line) =>
          !/^(?:flowchart \w+| *(?:\w+ --> \w+(?: & \w+)*|\w+\["[^"]+"\]|subgraph \w+\["[^"]+"\]|end))$/u.test(line),
      )
    expect(others).toEqual([])
  })
})

it('the table describes every part', () => {
  const rows = within(page.root)
    .filter((node) => node.type === 'tableRow')
    .map((row) => ('children' in row && row.children[0] ? textOf(row.children[0]) : ''))
  const described = rows
    .map((text) => /^src\/([\w-]+)(?:\/|\.ts)$/u.exec(text)?.[1])
    .filter((name) => name !== undefined)
  expect(described.sort()).toEqual(parts)
})

describe('a call of validate', () => {
  const steps = within(page.root).filter((node) => node.type === 'list' && node.ordered === true)
  const files = steps
    .flatMap((list) => ('children' in list ? list.children : []))
    .map((item) => within(item).find((node) => node.type === 'inlineCode'))
    .map((code) => (code === undefined ? '' : textOf(code)))

  it('is described in one list of at most 8 existing files of src that begins with src/index.ts', () => {
    expect(steps).toHaveLength(1)
    expect(files[0]).toBe('src/index.ts')
    expect(new Set(files).size).toBe(files.length)
    expect(files.length).toBeLessThanOrEqual(8)
    expect(files.filter((file) => !file.startsWith('src/') || !existsSync(file))).toEqual([])
  })

  it.each(files.slice(1))('%s is imported by a file above it and imports no file above it', (file) => {
    const above = files.slice(0, files.indexOf(file))
    const importing = above.filter((other) => importsOf(relative('src', other)).includes(relative('src', file)))
    expect(importing).not.toEqual([])
    expect(importsOf(relative('src', file)).filter((imported) => above.includes(join('src', imported)))).toEqual([])
  })
})
