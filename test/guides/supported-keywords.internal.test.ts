// Tests the table of supported keywords in `docs/architecture.md` against the generator.
import { expect, it } from 'vitest'
import { annotations, checks, structure } from '../../src/generate/supported-keywords.ts'
import { pages, textOf, within } from './markdown.ts'

const page = pages.find(({ path }) => path === 'docs/architecture.md')
if (page === undefined) throw new Error('There is no page on the architecture')

/** The rows of the table whose first column is "use": the use, and the code in the other columns. */
const rows = within(page.root)
  .filter((node) => node.type === 'table')
  .map(({ children }) => children.map((row) => row.children))
  .filter(([head]) => head?.[0] !== undefined && textOf(head[0]) === 'use')
  .flatMap(([, ...body]) => body)
  .map(([use, ...lists]) => {
    const [keywords = [], types = []] = lists.map((cell) =>
      within(cell).flatMap((node) => (node.type === 'inlineCode' ? [node.value] : [])),
    )
    return { use: use === undefined ? '' : textOf(use), keywords, types }
  })

it('the table lists every keyword that the generator supports, by use, and checks with their types', () => {
  const listed = rows.flatMap(({ use, keywords, types }) =>
    keywords.map((keyword) => `${use} ${keyword} ${use === 'check' ? types.join() : ''}`),
  )
  const supported = [
    ...annotations.map((keyword) => `annotation ${keyword} `),
    ...structure.map((keyword) => `structure ${keyword} `),
    ...Object.entries(checks).map(([keyword, types]) => `check ${keyword} ${types.join()}`),
  ]
  expect(listed.sort()).toEqual(supported.sort())
})
