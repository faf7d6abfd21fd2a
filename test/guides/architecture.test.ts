// Tests the drawing and the table in `docs/architecture.md` against the imports of `src`, and its list of files against a
// recorded call.
import { readdirSync, readFileSync } from 'node:fs'
import { Session, type Profiler } from 'node:inspector'
import { dirname, join } from 'node:path'
import { icmpMonitorUpdate } from 'monitor-contract'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { blocksOf, pages, textOf, within } from './markdown.ts'

const page = pages.find(({ path }) => path === 'docs/architecture.md')
if (page === undefined) throw new Error('There is no page on the architecture')

type Arrow = readonly [from: string, to: string]

/** Returns the folder of `src` that a file is in, or the file itself. */
const partOf = (path: string): string => path.split('/')[0] ?? path

/** Returns the files of `src` that a file of it imports, also for types or dynamically. Paths are relative to `src`. */
const importsOf = (path: string): string[] =>
  ts
    .preProcessFile(readFileSync(join('src', path), 'utf8'), true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => join(dirname(path), name))
    .filter((imported) => !imported.startsWith('..'))

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
  const listed = within(page.root)
    .filter((node) => node.type === 'list' && node.ordered === true)
    .flatMap((list) => ('children' in list ? list.children : []))
    .flatMap((item) => within(item).filter((node) => node.type === 'inlineCode'))
    .map(textOf)
    .filter((text) => text.startsWith('src/'))

  /** Returns the files of `src` whose functions run in a call. The first two calls compile the schema. */
  function filesRunBy(call: () => unknown): readonly string[] {
    call()
    call()
    const session = new Session()
    session.connect()
    const path = join('dist', 'index.js')
    let functions: readonly Profiler.FunctionCoverage[] = []
    session.post('Profiler.enable')
    session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    call()
    session.post('Profiler.takePreciseCoverage', (_, { result }) => {
      functions = result.filter(({ url }) => url.endsWith(path)).flatMap((script) => script.functions)
    })
    session.disconnect()
    const regions = [...readFileSync(path, 'utf8').matchAll(/^\/\/#region (.*)$/gmu)].reverse()
    const starts = functions.flatMap(({ ranges }) => ranges.slice(0, 1)).filter(({ count }) => count > 0)
    const files = starts.map(({ startOffset }) => regions.find(({ index }) => index < startOffset)?.[1] ?? '')
    return [...new Set(files)].filter((file) => file !== '')
  }

  const mistakes = {
    script: 5,
    frequency: 7,
    locations: ['eu-wst-1'],
    maxResponseTime: 300_001,
    degradedPacketLossThreshold: 25,
    maxPacketLossThreshold: 5,
    activted: true,
  }

  it('with mistakes runs exactly the listed files, at most 23', () => {
    const files = filesRunBy(() => icmpMonitorUpdate.validate(mistakes))
    expect([...files].sort()).toEqual([...listed].sort())
    expect(files.length).toBeLessThanOrEqual(23)
  })

  it('runs at most six files for `is`', () => {
    expect(filesRunBy(() => icmpMonitorUpdate.is({ heartbeat: {}, script: '' })).length).toBeLessThanOrEqual(6)
  })
})
