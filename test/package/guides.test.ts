// Compiles every block of code in the guides, and tests the results that they state.
import { parseDocument } from 'yaml'
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { transformSync } from 'esbuild'
import { afterAll, describe, expect, it } from 'vitest'
import { blocksOf, pages, type Block } from '../repository/markdown.ts'
import { withStatedResults } from './stated-results.ts'
import { standIns } from './stand-ins.ts'
import { besidePeers } from './beside-peers.ts'

// The examples of the issue codes, some of them with wrong syntax, have another test.
const blocks = pages.filter(({ path }) => path !== 'docs/issue-codes.md').flatMap(blocksOf)
const blocksIn = (...languages: string[]): Block[] =>
  blocks.filter(({ language }) => languages.includes(language))
// The blocks of the reference, a generated page, have another test.
const scripts = blocksIn('ts', 'js').filter(
  ({ file, page }) => file === undefined && page !== 'docs/reference.md',
)

const folder = besidePeers()
standIns(folder)
afterAll(() => rmSync(folder, { recursive: true }))

const fileOf = ({ page, line }: Block): string => `${page.replaceAll('/', '-')}-${line}`

it('every code block is in a language that the tests check, and JSON and YAML can be parsed', () => {
  expect(blocks).toHaveLength(
    blocksIn('ts', 'js', 'tsx', 'json', 'yaml', 'diff', 'sh', 'text', 'mermaid', 'html').length,
  )
  for (const { text } of blocksIn('json'))
    expect(() => JSON.parse(text) as unknown, text).not.toThrow()
  for (const { text } of blocksIn('yaml')) expect(parseDocument(text).errors, text).toEqual([])
})

it('a block that shows a part of an example file equals that part', () => {
  const shown = blocks.filter(({ file }) => file !== undefined)
  expect(shown.length).toBeGreaterThan(0)
  // Prettier indents a part of a file differently.
  const unindented = (code: string): string => code.replaceAll(/^ +/gm, '')
  for (const { file = '', text } of shown)
    expect(unindented(readFileSync(file, 'utf8'))).toContain(unindented(text))
  expect(blocksIn('tsx').filter(({ file }) => file === undefined)).toEqual([])
})

it('every TypeScript block compiles as a separate module', () => {
  // The lines have the numbers of the page, so that errors refer to the page.
  for (const block of scripts)
    writeFileSync(
      join(folder, `${fileOf(block)}.ts`),
      `${'\n'.repeat(block.line - 1)}${block.text}\nexport {}\n`,
    )
  const config = {
    extends: resolve('tsconfig.json'),
    compilerOptions: { lib: ['ES2022', 'DOM', 'DOM.Iterable'], noUnusedLocals: false, paths: {} },
    include: ['*.ts'],
    exclude: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const command = [resolve('node_modules/typescript/bin/tsc'), '-p', folder]
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })
  expect(status, stdout).toBe(0)
})

const runner = `
import { inspect, isDeepStrictEqual } from 'node:util'
const results = []
const shown = (value) => inspect(value, { depth: 20, sorted: true })
let page = ''
globalThis.$stated = async (line, value, result) => {
  const answer = await value().then((actual) => ({ actual }), (error) => ({ error }))
  if (typeof result === 'string') return results.push({ page, line, actual: 'error' in answer ? 'throws ' + answer.error.name : shown(answer.actual), expected: 'throws ' + result })
  if ('error' in answer) throw answer.error
  const expected = await result()
  results.push({ page, line, actual: shown(answer.actual), expected: isDeepStrictEqual(answer.actual, expected) ? shown(answer.actual) : shown(expected) })
}
console.log = () => {}
for (const name of process.argv.slice(2)) {
  page = name
  await import('./' + name + '.js')
}
process.stdout.write(JSON.stringify(results))
`

type Stated = Readonly<Record<'page' | 'line' | 'actual' | 'expected', string | number>>

writeFileSync(join(folder, 'run.js'), runner)
let count = 0
for (const block of scripts) {
  const stated = withStatedResults(block.text, block.line)
  count += stated.count
  const { code } = transformSync(stated.code, { loader: 'ts', format: 'esm', target: 'node20.19' })
  writeFileSync(join(folder, `${fileOf(block)}.js`), code)
}
const command = ['run.js', ...scripts.map(fileOf)]
const results: Stated[] = JSON.parse(
  execFileSync(process.execPath, command, { cwd: folder, encoding: 'utf8' }),
)

describe('a stated result', () => {
  it('is found wherever a block has one', () => {
    expect(count).toBe(scripts.flatMap(({ text }) => text.split('// =>').slice(1)).length)
    expect(results).toHaveLength(count)
  })

  it.each(results)('equals the actual result: $page, line $line', ({ actual, expected }) => {
    expect(actual).toBe(expected)
  })
})
