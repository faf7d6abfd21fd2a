import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { patched } from './patched.ts'
import { blocksOf, pages, within, type Block } from './markdown.ts'
import { withStatedResults } from './stated-results.ts'

const page = pages.find(({ path }) => path === 'docs/adding-a-field-or-rule.md')
if (page === undefined) throw new Error('There is no walkthrough')
const blocks = blocksOf(page)

/** What the page says that the repository answers in the end. */
const results = blocks.find(({ language, named }) => language === 'ts' && named.length === 0)
if (results === undefined) throw new Error('The walkthrough states no results')

/** The files of its last list. */
const toChange = within(page.root)
  .filter((node) => node.type === 'listItem')
  .flatMap(within)
  .flatMap((node) => (node.type === 'link' ? [node.url.replace('../', '')] : []))

/** Makes each stated result a test. */
const stated = `
import { expect, it } from 'vitest'

const $stated = async (line: number, value: () => Promise<unknown>, result: () => Promise<unknown>) => {
  const [actual, expected] = [await value(), await result()]
  it('line ' + line, () => expect(actual).toEqual(expected))
}
`

/** What a busy machine may take for a compiler or a test run of its own, in ms. */
const patience = 300_000

const copy = mkdtempSync(join(tmpdir(), 'monitor-contract-'))
afterAll(() => rmSync(copy, { recursive: true }))

const bin = (name: string): string => resolve('node_modules/.bin', name)
/** Its test run writes no report of this one. */
const inCopy = { cwd: copy, encoding: 'utf8', env: { ...process.env, VITEST_REPORT: undefined } } as const

/** Does what a block says, as a reader would. */
function follow({ language, text, named }: Block): void {
  if (language === 'sh') {
    if (text !== 'npm test') execFileSync('npm', text.split(' ').slice(1), { ...inCopy, stdio: 'pipe' })
    return
  }
  for (const file of named.map((path) => join(copy, path))) {
    if (language === 'diff') writeFileSync(file, patched(readFileSync(file, 'utf8'), text))
    else if (existsSync(file)) throw new Error(`${file} is there already`)
    else writeFileSync(file, `${text}\n`)
  }
}

beforeAll(() => {
  for (const part of [
    'src',
    'schemas',
    'test',
    'docs',
    'examples/documents',
    'examples/requests',
    'bench/limits.ts',
    'jsr.json',
    'package.json',
    'prettier.config.js',
    'tsconfig.json',
    'tsdown.config.ts',
    'vitest.config.ts',
    'README.md',
    'SECURITY.md',
  ]) {
    cpSync(part, join(copy, part), {
      recursive: true,
      filter: (path) => !['node_modules', 'site'].includes(basename(path)),
    })
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  for (const block of blocks) follow(block)
}, patience)

it('every block was a step', () => {
  for (const { language, named, line } of blocks.filter((block) => block !== results && block.language !== 'sh')) {
    expect(['diff', 'json', 'ts'], `line ${line}`).toContain(language)
    expect(named.length, `line ${line}`).toBeGreaterThan(0)
  }
  expect(blocks.filter(({ language }) => language === 'sh').map(({ text }) => text)).toEqual([
    'npm run generate',
    'npm run generate',
    'npm run docs',
    'npm test',
  ])
})

it('every file that a step writes is formatted as lint requires', () => {
  const files = [...new Set(blocks.flatMap(({ named }) => named))]
  expect(spawnSync(bin('prettier'), ['--check', ...files], inCopy)).toMatchObject({ status: 0, stderr: '' })
})

/** The files of the copy in which the compiler finds something. */
let uncompiled: readonly string[] = []

it(
  'what comes out compiles',
  () => {
    writeFileSync(join(copy, 'results.ts'), `${results.text}\nexport {}\n`)
    writeFileSync(
      join(copy, 'tsconfig.json'),
      JSON.stringify({
        ...(JSON.parse(readFileSync('tsconfig.json', 'utf8')) as object),
        include: ['src', 'test', 'results.ts'],
      }),
    )
    const { stdout } = spawnSync(bin('tsc'), [], inCopy)
    uncompiled = [...new Set([...stdout.matchAll(/^([\w/.-]+)\(/gmu)].map(([, file = '']) => file))]
    expect(
      uncompiled.filter((file) => !toChange.includes(file)),
      stdout,
    ).toEqual([])
  },
  patience,
)

interface Report {
  readonly testResults: readonly { readonly name: string; readonly status: string }[]
}

/** What lists codes, rules and fields, or is made from them. */
const concerned = [
  'test/results.test.ts',
  'test/generate/',
  'test/issues/',
  'test/rules/',
  'test/vectors/vectors.test.ts',
  ...['examples', 'issue-codes', 'reference', 'written'].map((name) => `test/docs/${name}.`),
  ...['invalid-values', 'requests'].map((name) => `test/testing/${name}.`),
]

it(
  'the tests hold it and the results that the page states, but for those that the page says to change',
  () => {
    const { code, count } = withStatedResults(results.text, results.line)
    expect(count).toBe(results.text.split('// =>').length - 1)
    writeFileSync(join(copy, 'test/results.test.ts'), stated + code)

    const { stdout } = spawnSync(bin('vitest'), ['run', '--project', 'behaviour', '--reporter', 'json', ...concerned], {
      ...inCopy,
      maxBuffer: 1e9,
    })
    const { testResults } = JSON.parse(stdout) as Report
    const failed = testResults
      .filter(({ status }) => status !== 'passed')
      .map(({ name }) => name.slice(name.indexOf('/test/') + 1))
    expect([...new Set([...uncompiled, ...failed])].sort()).toEqual([...toChange].sort())
    expect(testResults.map(({ name }) => basename(name))).toContain('results.test.ts')
  },
  patience,
)
