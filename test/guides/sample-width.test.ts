// Tests that the site shows the samples without cutting off lines.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { blocksOf, pages } from './markdown.ts'

const columns = 70

/** Returns whether a line cannot be broken: a string of JSON, an import of one name, or a line with a long address. */
const isUnbreakable = (line: string): boolean =>
  /^\s*(?:"[^"]*": )?"[^"]*",?$|^import \{ \w+ \} from/u.test(line) || line.split(' ').some((word) => word.length > 50)

const isTooLong = (line: string): boolean => line.length > columns && !isUnbreakable(line)

const blocks = pages
  .filter(({ path }) => /^(?:[A-Z]+\.md|docs\/|bench\/README)/u.test(path))
  .flatMap(blocksOf)
  // A diff shows lines of files; a drawing is not shown as text.
  .filter(({ language }) => !['diff', 'mermaid'].includes(language))

it('no sample of a page has a line of more than 70 columns', () => {
  expect(blocks.length).toBeGreaterThan(100)
  expect(
    blocks.flatMap(({ page, line, text }) =>
      text.split('\n').flatMap((each, index) => (isTooLong(each) ? [`${page}:${line + index}`] : [])),
    ),
  ).toEqual([])
})

it('no example of a doc comment has a line of more than 70 columns', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
  const examples = files.flatMap((path) =>
    [...readFileSync(`src/${path}`, 'utf8').matchAll(/^ *\* @example\n((?: *\* .*\n)+)/gmu)].map(
      ([, lines = '']) => [path, lines.replaceAll(/^ *\* /gmu, '').split('\n')] as const,
    ),
  )
  expect(examples.length).toBeGreaterThan(50)
  expect(examples.flatMap(([path, lines]) => lines.filter(isTooLong).map((line) => `${path}: ${line}`))).toEqual([])
})
