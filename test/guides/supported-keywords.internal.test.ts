// Tests the table of supported keywords in `docs/architecture.md` against the generator.
import { expect, it } from 'vitest'
import { annotations, checks, structure } from '../../src/generate/supported-keywords.ts'
import { pages, textOf, within } from './markdown.ts'

const page = pages.find(({ path }) => path === 'docs/architecture.md')
if (page === undefined) throw new Error('There is no page on the architecture')

interface Row {
  readonly use: string
  readonly keywords: readonly string[]
  readonly types: readonly string[]
}

/** The rows of the table whose first column is "use". */
const rows = within(page.root)
  .filter((node) => node.type === 'table')
  .map(({ children }) => children.map((row) => row.children))
  .filter(([head]) => head?.[0] !== undefined && textOf(head[0]) === 'use')
  .flatMap(([, ...body]) => body)
  .map(([use, ...lists]): Row => {
    const [keywords = [], types = []] = lists.map((cell) =>
      within(cell)
        .filter((node) => node.type === 'inlineCode')
        .map(textOf),
    )
    return { use: use === undefined ? '' : textOf(use), keywords, types }
  })

const keywordsFor = (wanted: string): string[] =>
  rows.filter(({ use }) => use === wanted).flatMap(({ keywords }) => keywords)

it('lists the annotations and the structural keywords that the generator supports', () => {
  expect(keywordsFor('annotation').sort()).toEqual([...annotations].sort())
  expect(keywordsFor('structure').sort()).toEqual([...structure].sort())
})

it('lists the checks that the generator supports, with the types they apply to', () => {
  const listed = rows
    .filter(({ use }) => use === 'check')
    .flatMap(({ keywords, types }) => keywords.map((keyword) => [keyword, types] as const))
  expect(keywordsFor('check')).toHaveLength(Object.keys(checks).length)
  expect(Object.fromEntries(listed)).toEqual(checks)
})

it('has no other rows', () => {
  expect([...new Set(rows.map(({ use }) => use))].sort()).toEqual(['annotation', 'check', 'structure'])
})
