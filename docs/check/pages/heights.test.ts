import { afterAll, beforeAll, expect, it } from 'vitest'
import { base, openSite, type Site } from '../browser.ts'
import { pages } from './built.ts'

const screen = { width: 1280, height: 800 }

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

it('the functions by job fit on one screen, and the page of each function on three', async () => {
  const functions = pages.filter((path) => /^functions\/\w+\.html$/.test(path))
  expect(functions.length).toBeGreaterThan(40)
  const { page } = await site.open('functions/index.html')
  await page.setViewportSize(screen)
  const tooHigh: string[] = []
  for (const path of functions) {
    await page.goto(`${site.origin}${base}${path}`)
    const { y, height } = (await page.locator('.vp-doc').boundingBox()) ?? { y: 0, height: Infinity }
    const screens = path === 'functions/index.html' ? 1 : 3
    if (y + height > screens * screen.height) tooHigh.push(`${path}: ${y + height} px`)
  }
  expect(tooHigh).toEqual([])
})

it.each([screen, { width: 375, height: 812 }])('no sample needs scrolling to the side: %o', async (size) => {
  const { page } = await site.open('introduction.html')
  await page.setViewportSize(size)
  const cutOff: string[] = []
  for (const path of pages.filter((each) => !/^functions\/|openapi/.test(each))) {
    await page.goto(`${site.origin}${base}${path}`, { waitUntil: 'domcontentloaded' })
    const wide = await page
      .locator('.vp-doc div[class*="language-"] pre')
      .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length)
    if (wide > 0) cutOff.push(`${path}: ${wide}`)
  }
  expect(cutOff).toEqual([])
})
