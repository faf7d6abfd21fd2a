// Compiles every block of code in the guides, and tests the results that they state.
import { parseDocument } from 'yaml'
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { transformSync } from 'esbuild'
import { afterAll, describe, expect, it } from 'vitest'
import { blocksOf, pages, type Block } from '../guides/markdown.ts'
import { withStatedResults } from '../guides/stated-results.ts'
import { besidePeers } from './beside-peers.ts'

/** Pages whose blocks have another test: steps that change sources, and generated pages. */
const elsewhere = ['docs/adding-a-field-or-rule.md', 'docs/reference.md']

const blocks = pages.flatMap(blocksOf)
const isScript = ({ language }: Block): boolean => language === 'ts' || language === 'js'
const scripts = blocks.filter((block) => isScript(block) && block.file === undefined && !elsewhere.includes(block.page))

const folder = besidePeers()
afterAll(() => rmSync(folder, { recursive: true }))

const fileOf = ({ page, line }: Block): string => `${page.replaceAll('/', '-')}-${line}`

/** Returns a block with the line numbers of the page, so that errors refer to the page. */
const inPlace = ({ line }: Block, code: string): string => '\n'.repeat(line - 1) + code

it('every code block is in a language that the tests check', () => {
  const looked = ['ts', 'js', 'tsx', 'json', 'yaml', 'diff', 'sh', 'text', 'mermaid']
  expect(blocks.filter(({ language }) => !looked.includes(language)).map(fileOf)).toEqual([])
})

it('every JSON block can be parsed', () => {
  for (const { text } of blocks.filter(({ language }) => language === 'json'))
    expect(() => {
      JSON.parse(text)
    }, text).not.toThrow()
})

it('every YAML block can be parsed', () => {
  for (const { text } of blocks.filter(({ language }) => language === 'yaml'))
    expect(parseDocument(text).errors, text).toEqual([])
})

it('a block that shows a part of an example file equals that part', () => {
  const shown = blocks.filter(({ file }) => file !== undefined)
  expect(shown.length).toBeGreaterThan(0)
  // Prettier indents a part of a file differently.
  const unindented = (code: string): string => code.replaceAll(/^ +/gm, '')
  for (const { file = '', text } of shown) {
    expect(unindented(readFileSync(file, 'utf8'))).toContain(unindented(text))
  }
  expect(blocks.filter(({ language, file }) => language === 'tsx' && file === undefined)).toEqual([])
})

it('every TypeScript block compiles as a separate module', () => {
  for (const block of scripts)
    writeFileSync(join(folder, `${fileOf(block)}.ts`), inPlace(block, `${block.text}\nexport {}\n`))
  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { compilerOptions: object }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { ...compilerOptions, lib: ['ES2022', 'DOM', 'DOM.Iterable'] },
      include: ['*.ts'],
    }),
  )
  const { status, stdout } = spawnSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', folder], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
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

interface Stated {
  readonly page: string
  readonly line: number
  readonly actual: string
  readonly expected: string
}

/** A block with a wrong result. */
const madeUp: Block = {
  page: 'made-up',
  line: 1,
  language: 'ts',
  file: undefined,
  named: [],
  text: `
6 * 7 // => 41
Array.of(
  6,
)
// => [
//   7,
// ]

// Of another kind.
null // => throws TypeError
6 // => 6
`,
}

const stating = [...scripts, madeUp].map((block) => ({ block, ...withStatedResults(block.text, block.line) }))
writeFileSync(join(folder, 'run.js'), runner)
for (const { block, code } of stating)
  writeFileSync(
    join(folder, `${fileOf(block)}.js`),
    transformSync(code, { loader: 'ts', format: 'esm', target: 'es2022' }).code,
  )
const results = JSON.parse(
  execFileSync(process.execPath, ['run.js', ...stating.map(({ block }) => fileOf(block))], {
    cwd: folder,
    encoding: 'utf8',
  }),
) as Stated[]

describe('a stated result', () => {
  it('is found wherever a block has one', () => {
    for (const { block, count } of stating) expect(count, fileOf(block)).toBe(block.text.split('// =>').length - 1)
    expect(results).toHaveLength(stating.reduce((sum, { count }) => sum + count, 0))
  })

  it.each(results.filter(({ page }) => !page.startsWith('made-up')))(
    'equals the actual result: $page, line $line',
    ({ actual, expected }) => expect(actual).toBe(expected),
  )

  it('is reported if it is wrong', () => {
    expect(
      results
        .filter(({ page }) => page.startsWith('made-up'))
        .map(({ line, actual, expected }) => `${line}: ${actual}, not ${expected}`),
    ).toEqual(['2: 42, not 41', '3: [ 6 ], not [ 7 ]', '11: null, not throws TypeError', '12: 6, not 6'])
  })
})
