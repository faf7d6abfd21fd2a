// Tests the links on every Markdown page, and the files and npm scripts that it names.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { anchorsOf, blocksOf, linterPages, pages, within, type Page } from './markdown.ts'

const allPages = [...pages, ...linterPages]
const byPath = new Map(allPages.map((page) => [page.path, page]))

const files = manifest.repository.url.replace(/^git\+(.*)\.git$/u, '$1/blob/')

/** Pages that npm shows of each version: they link the files of that version. */
const published = ['README.md', 'CHANGELOG.md', 'lint/README.md']

const isPacked = (path: string): boolean =>
  [...manifest.files, 'LICENSE', 'README.md'].some(
    (name) => path === name || path.startsWith(`${name}/`),
  )

/**
 * Returns why a link is broken; undefined if it is not. Packed pages must link to other files by
 * URL.
 */
function fault(page: Page, url: string): string | undefined {
  const inRepository = `${files}${published.includes(page.path) ? `v${manifest.version}` : 'main'}/`
  const isOwn = url.startsWith(inRepository)
  if (!isOwn && url.startsWith(files)) return 'leads to another version'
  if (!isOwn && /^[a-z]+:/iu.test(url))
    return url.startsWith('https://') ? undefined : 'is no https URL'
  const [path = '', anchor] = (isOwn ? url.slice(inRepository.length) : url).split('#')
  const target =
    path === '' ? page.path : normalize(join(isOwn ? '.' : dirname(page.path), decodeURI(path)))
  if (!isOwn && isPacked(page.path) && !isPacked(target)) return 'leads to what is not packed'
  if (target.startsWith('..') || path.startsWith('/')) return 'leads out of the repository'
  if (!existsSync(target)) return 'leads to no file'
  if (anchor === undefined) return undefined
  const other = byPath.get(target)
  return other !== undefined && anchorsOf(other).has(anchor) ? undefined : 'leads to no heading'
}

const faults = (page: Page): string[] =>
  within(page.root).flatMap((node) => {
    if (node.type === 'text' && /\]\[|\]\(|\[(?!Unreleased)[\w.]+\]/u.test(node.value))
      return [`${node.value} is no link`]
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return []
    const found = fault(page, node.url)
    return found === undefined ? [] : [`${node.url} ${found}`]
  })

const codeOf = ({ root }: Page): string[] =>
  within(root).flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []))

describe.each(allPages.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  it('has no broken link', () => {
    expect(faults(page)).toEqual([])
  })

  // A change log names files of earlier versions, too.
  if (page.path === 'CHANGELOG.md') return
  it('names only existing files, folders and npm scripts', () => {
    const named = codeOf(page).filter((name) =>
      /^(?:src|schemas|test|examples|docs|bench)\/[\w./-]*$/u.test(name),
    )
    expect(named.filter((name) => !existsSync(name))).toEqual([])
    const code = [...codeOf(page), ...blocksOf(page).map(({ text }) => text)].join('\n')
    const commands = code.matchAll(/\bnpm (?:--prefix (\S+) )?run (?:--silent )?([\w:-]+)/gu)
    for (const [command, prefix = '.', script = ''] of commands) {
      const { scripts }: { scripts: object } = JSON.parse(
        readFileSync(join(prefix, 'package.json'), 'utf8'),
      )
      expect(scripts, command).toHaveProperty([script])
    }
  })
})
