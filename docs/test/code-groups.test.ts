import { createMarkdownRenderer } from 'vitepress'
import { expect, it } from 'vitest'
import { codeGroups } from '../.vitepress/code-groups.ts'

const { render } = await createMarkdownRenderer('.', { config: codeGroups }).then((md) => ({
  render: (text: string): string => md.render(text),
}))

const block = (info: string): string => `\`\`\`${info}\nlet a\n\`\`\`\n`

/** Returns the titles of the tabs of each group in a page. */
const groupsIn = (html: string): readonly (readonly string[])[] =>
  html
    .split('<div class="vp-code-group')
    .slice(1)
    .map((group) => [...group.matchAll(/<label[^>]*>([^<]+)</g)].map(([, title = '']) => title))

it('shows adjacent code blocks of files as one group, with a tab for each file', () => {
  const html = render(`${block('ts servers/express.ts')}\n${block('ts servers/hono.ts')}\ntext\n\n${block('sh')}`)
  expect(groupsIn(html)).toEqual([['express.ts', 'hono.ts']])
  expect(html.indexOf('text')).toBeGreaterThan(html.lastIndexOf('hono.ts'))
})

it.each([
  ['one block of a file', block('ts servers/express.ts')],
  ['blocks without a file', `${block('ts')}\n${block('sh')}`],
  ['a block of a file beside another', `${block('ts servers/express.ts')}\n${block('sh')}`],
  ['blocks with text between them', `${block('ts servers/express.ts')}\ntext\n\n${block('ts servers/hono.ts')}`],
])('leaves %s alone', (_, page) => {
  const html = render(page)
  expect(groupsIn(html)).toEqual([])
  expect(html).toContain('<pre')
})
