import { readdirSync, readFileSync } from 'node:fs'
import { base, folder } from '../browser.ts'

/** Every file of the built site. */
export const files: ReadonlySet<string> = new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/')),
)

export const pages: readonly string[] = [...files].filter((path) => path.endsWith('.html')).sort()

export const htmlOf = (path: string): string => readFileSync(`${folder}/${path}`, 'utf8')

const idsIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id))

const addressesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<(?:a|link|script|img|iframe)\b[^>]*\b(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address)

const ids = new Map(pages.map((path) => [path, idsIn(htmlOf(path))]))

/** The addresses of a page that lead nowhere on the site, or elsewhere without https. */
export function brokenAddresses(path: string): readonly string[] {
  return addressesIn(htmlOf(path)).filter((address) => {
    if (/^[a-z]+:/.test(address)) return !/^(?:https:\/\/|data:image\/)/.test(address)
    const { pathname, hash } = new URL(address, `http://site${base}${path}`)
    const target = decodeURIComponent(pathname.slice(base.length)).replace(/(?:^|\/)$/, '$&index.html')
    if (!files.has(target)) return true
    return hash !== '' && target.endsWith('.html') && ids.get(target)?.has(decodeURIComponent(hash.slice(1))) !== true
  })
}
