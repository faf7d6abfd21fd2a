import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { links, sidebar } from '../.vitepress/sidebar.ts'

const markdownIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))

it('the sidebar of the site links every guide', () => {
  const guides = markdownIn('.').filter((name) => !['README', 'reference'].includes(name))
  expect(guides.length).toBeGreaterThan(5)
  expect(guides.filter((name) => !links.includes(`/${name}`))).toEqual([])
})

it('the sidebar of the site links every page of its own, except the first page, and the try-it page of the menu', () => {
  const pages = markdownIn('pages').filter((name) => !['index', 'try-it'].includes(name))
  expect(pages.length).toBeGreaterThan(3)
  expect(pages.filter((name) => !links.includes(`/${name}`))).toEqual([])
})

it('the sidebar of the site links each page once', () => {
  expect(new Set(links).size).toBe(links.length)
})

it.each([
  ['/concepts', 'Getting started'],
  ['/reference/limits', 'Operations'],
  ['/functions/types/Contract', 'Functions'],
  ['/exports', 'Operations'],
  ['/architecture', 'Project'],
])('the page %s has the sidebar that begins with "%s"', (page, title) => {
  const start = Object.keys(sidebar).find((key) => page.startsWith(key)) ?? ''
  expect([sidebar[start]].flat()[0]).toMatchObject({ text: title })
})
