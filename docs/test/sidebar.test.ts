import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sidebar } from '../.vitepress/sidebar.ts'

const linked = sidebar.flatMap(({ items = [] }) => items.map(({ link }) => link))

const markdownIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))

it('the sidebar of the site links every guide', () => {
  const guides = markdownIn('.').filter((name) => !['README', 'reference'].includes(name))
  expect(guides.length).toBeGreaterThan(5)
  expect(guides.filter((name) => !linked.includes(`/${name}`))).toEqual([])
})

it('the sidebar of the site links every page of its own, except the first page, and the try-it page of the menu', () => {
  const pages = markdownIn('pages').filter((name) => !['index', 'try-it'].includes(name))
  expect(pages.length).toBeGreaterThan(3)
  expect(pages.filter((name) => !linked.includes(`/${name}`))).toEqual([])
})

it('the sidebar of the site links each page once', () => {
  expect(new Set(linked).size).toBe(linked.length)
})
