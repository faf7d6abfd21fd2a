// Opens a page in Chromium or Firefox and prints the version of the browser: BROWSER EXECUTABLE URL [SWITCH...]
// The page is closed when the standard input ends.
import { createRequire } from 'node:module'
import process from 'node:process'

const puppeteer = createRequire(new URL('../../tools/', import.meta.url))('puppeteer-core')

const [name, executablePath, url, ...args] = process.argv.slice(2)
const browser = await puppeteer.launch({ browser: name, executablePath, headless: true, args })
const page = await browser.newPage()
page.on('pageerror', (error) => console.error(String(error)))
page.on('console', (message) => console.error(message.text()))
process.stdin.on('end', () => browser.close()).resume()
await page.goto(url)
console.log(await browser.version())
