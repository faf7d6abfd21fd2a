// Tests the OpenAPI document in the pages of several renderers.
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

const source = readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')

interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>
}

const { schemas } = (JSON.parse(source) as { components: { schemas: Readonly<Record<string, Schema>> } }).components

/** Returns the names of the fields of a body, in the order of the document. */
const fieldsOf = (name: string): string[] => Object.keys(schemas[name]?.properties ?? {})

const asset = (path: string): string => readFileSync(new URL(`../node_modules/${path}`, import.meta.url), 'utf8')

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API</title></head><body>${body}</body></html>`

const files: Readonly<Record<string, () => string>> = {
  '/openapi.json': () => source,
  '/redoc.js': () => asset('redoc/bundles/redoc.standalone.js'),
  '/redoc': () =>
    page('<redoc spec-url="/openapi.json" expand-responses="all"></redoc><script src="/redoc.js"></script>'),
  '/scalar.js': () => asset('@scalar/fastify-api-reference/dist/js/standalone.js'),
  '/scalar': () =>
    page(
      '<div id="app"></div><script src="/scalar.js"></script><script>Scalar.createApiReference("#app", { url: "/openapi.json", defaultOpenAllTags: true })</script>',
    ),
  '/swagger-ui.js': () => asset('swagger-ui-dist/swagger-ui-bundle.js'),
  '/swagger-ui': () =>
    page(
      '<div id="ui"></div><script src="/swagger-ui.js"></script><script>SwaggerUIBundle({ url: "/openapi.json", dom_id: "#ui", docExpansion: "full", defaultModelRendering: "model", defaultModelExpandDepth: 9, defaultModelsExpandDepth: 9 })</script>',
    ),
}

let browser: Browser
let server: Server
let origin: string

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const file = files[url]
    if (file === undefined) return void response.writeHead(404).end()
    const type = url.endsWith('.js') ? 'text/javascript' : url.endsWith('.json') ? 'application/json' : 'text/html'
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(file())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
})

afterAll(async () => {
  await browser.close()
  server.close()
})

/** Clicks every element that hides fields, until none is left. */
async function expand(target: Page, selector: string): Promise<void> {
  for (let round = 0; round < 12; round++) {
    const clicked = await target.evaluate((found) => {
      const buttons = [...document.querySelectorAll<HTMLElement>(found)].filter(
        (each) => each.dataset['clicked'] !== '',
      )
      for (const button of buttons) {
        button.dataset['clicked'] = ''
        button.click()
      }
      return buttons.length
    }, selector)
    await target.waitForTimeout(500)
    if (clicked === 0) return
  }
}

/** Each renderer, with the buttons that hide fields and the elements that name them. */
const renderers = [
  { name: 'Redoc', path: '/redoc', buttons: 'button[aria-label^="expand "]', names: 'td[kind="field"] .property-name' },
  {
    name: 'Scalar',
    path: '/scalar',
    buttons: ':is(.schema-card-title, .parameter-item-trigger)[aria-expanded="false"]',
    names: '.property-name',
  },
  {
    name: 'Swagger UI',
    path: '/swagger-ui',
    buttons: 'button[aria-expanded="false"], .json-schema-2020-12-accordion:not([aria-expanded="true"])',
    names: '.json-schema-2020-12__title',
  },
] as const

it.each(renderers)('$name shows every field of every body', async ({ path, buttons, names }) => {
  const target = await browser.newPage({ viewport: { width: 1400, height: 1000 } })
  // Scalar requests fonts and lists from its vendor.
  await target.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  )
  await target.goto(origin + path)
  await target.waitForSelector('text=List error groups', { state: 'attached', timeout: 60_000 })
  // Scalar renders only the visible part of the page.
  for (let top = 0; top < 20_000; top += 800) {
    await target.evaluate((y) => scrollTo(0, y), top)
    await target.waitForTimeout(50)
  }
  await expand(target, buttons)
  const shown = await target.evaluate<string[], string>(
    (selector) => [...document.querySelectorAll<HTMLElement>(selector)].map((each) => each.innerText.trim()),
    names,
  )
  await target.close()
  const missing = ['IcmpMonitorUpdate', 'IcmpMonitor', 'ErrorGroup'].flatMap((body) =>
    fieldsOf(body).filter((field) => !shown.includes(field)),
  )
  expect(fieldsOf('IcmpMonitor').length).toBeGreaterThan(30)
  expect(missing).toEqual([])
})

it('no renderer receives an example with null in a field that does not accept null', () => {
  expect(source).not.toMatch(/"frequency": null/)
})
