// Tests the links, and the names of files and folders, on every Markdown page.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anchorsOf, blocksOf, pages, textOf, within, type Page } from './markdown.ts'

const byPath = new Map(pages.map((page) => [page.path, page]))

const { files: packed, repository } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  files: string[]
  repository: { url: string }
}
const inRepository = repository.url.replace(/^git\+(.*)\.git$/u, '$1/blob/main/')

const isPacked = (path: string): boolean =>
  [...packed, 'LICENSE', 'README.md'].some((name) => path === name || path.startsWith(`${name}/`))

/** Returns why a link is broken; undefined if it is not. Packed pages must link to other files by URL. */
function fault(page: Page, url: string): string | undefined {
  const isOwn = url.startsWith(inRepository)
  if (!isOwn && /^[a-z]+:/iu.test(url))
    return url.startsWith('https://') && URL.canParse(url) ? undefined : 'is no https URL'
  const [path = '', anchor] = (isOwn ? url.slice(inRepository.length) : url).split('#')
  const target = path === '' ? page.path : normalize(join(isOwn ? '.' : dirname(page.path), decodeURI(path)))
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

/** The guide whose steps create files, so it may name files that do not exist. */
const walkthrough = 'docs/adding-a-field-or-rule.md'

const isOurs = /^(?:src|schemas|test|examples|docs|bench)\/[\w./-]*$/u

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )

/** Every word of the sources, and the options of Ajv and React Hook Form. */
const words = new Set([
  ...['src', 'schemas'].flatMap(filesIn).flatMap((file) => readFileSync(file, 'utf8').match(/\w+/gu) ?? []),
  'coerceTypes',
  'useDefaults',
  'removeAdditional',
  'setValueAs',
])

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, page) => {
  it('has no broken link', () => expect(faults(page)).toEqual([]))

  it('names only existing files and folders', () => {
    const named =
      path === walkthrough
        ? []
        : within(page.root).flatMap((node) =>
            node.type === 'inlineCode' && isOurs.test(node.value) ? [node.value] : [],
          )
    expect(named.filter((file) => !existsSync(file))).toEqual([])
  })

  it('names only identifiers that occur in the sources', () => {
    const ofOthers = path === walkthrough || path.startsWith('bench/')
    const named = ofOthers
      ? []
      : within(page.root).flatMap((node) =>
          node.type === 'inlineCode' && /^[a-z]+[A-Z]\w*$/u.test(node.value) ? [node.value] : [],
        )
    expect(named.filter((name) => !words.has(name))).toEqual([])
  })

  it('names only existing npm scripts', () => {
    const code = [
      ...within(page.root).flatMap((node) => (node.type === 'inlineCode' ? [node.value] : [])),
      ...blocksOf(page).map(({ text }) => text),
    ].join('\n')
    for (const [command, prefix = '.', script = ''] of code.matchAll(
      /\bnpm (?:--prefix (\S+) )?run (?:--silent )?([\w:-]+)/gu,
    )) {
      const manifest: unknown = JSON.parse(readFileSync(join(prefix, 'package.json'), 'utf8'))
      expect(manifest, command).toHaveProperty(['scripts', script])
    }
  })
})

it('every page of the guides is in their index', () => {
  const index = byPath.get('docs/README.md')
  const linked =
    index === undefined ? [] : within(index.root).flatMap((node) => (node.type === 'link' ? [node.url] : []))
  const guides = pages
    .map(({ path }) => path)
    .filter((path) => /^docs\/[^/]+\.md$/u.test(path) && path !== 'docs/README.md')
  expect(guides.length).toBeGreaterThan(5)
  expect(guides.filter((path) => !linked.includes(path.replace('docs/', '')))).toEqual([])
})

it('every page begins with a title and has no other', () => {
  for (const { path, root } of pages) {
    const titles = root.children.filter((node) => node.type === 'heading' && node.depth === 1)
    expect(titles.map(textOf), path).toHaveLength(1)
    expect(root.children[0], path).toBe(titles[0])
  }
})

it('the pages name the versions of the frameworks with which the examples are tested', () => {
  const { devDependencies } = JSON.parse(readFileSync('examples/package.json', 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>
  }
  const packages: Readonly<Record<string, string>> = {
    Express: 'express',
    Fastify: 'fastify',
    Hono: 'hono',
    NestJS: '@nestjs/core',
  }
  const named = pages
    .flatMap(({ root }) => within(root))
    .flatMap((node) =>
      node.type === 'text' ? [...node.value.matchAll(/\b(Express|Fastify|Hono|NestJS) (\d+)/gu)] : [],
    )
  expect(named.length).toBeGreaterThan(7)
  for (const [name, framework = '', major] of named)
    expect(devDependencies[packages[framework] ?? '']?.split('.')[0], name).toBe(major)
})
