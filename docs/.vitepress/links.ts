import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MarkdownEnv, MarkdownRenderer } from 'vitepress'
import linter from '../../lint/package.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }
import { functionsPage } from './sidebar.ts'

const repository = 'https://github.com/monitor-contract/monitor-contract'
const site = 'https://monitor-contract.github.io/monitor-contract'

/** The pages that show a file from outside `docs/`, by that file. */
const pageOf: Readonly<Record<string, string>> = {
  'README.md': '/introduction',
  'CHANGELOG.md': '/change-log',
  'CONTRIBUTING.md': '/contributing',
  'SECURITY.md': '/security',
  'bench/README.md': '/benchmarks',
  'docs/README.md': '/guides',
  'docs/issue-codes.md': '/reference/issue-codes',
}

/** The chapters of `docs/reference.md` that guides link; other anchors are those of issue codes. */
const referencePages: Readonly<Record<string, string>> = {
  '': '/reference/icmp-monitor',
  fields: '/reference/icmp-monitor',
  'issue-codes': '/reference/issue-codes',
  'our-readings': '/reference/open-points#readings',
}

/** Where the files of this version are; the site has no pages of other versions. */
const filesOfThisVersion = ['main', `v${manifest.version}`].map(
  (branch) => `${repository}/blob/${branch}`,
)

/**
 * Returns the address on the site for a link of a Markdown file. Links to files outside the site
 * lead to the repository.
 */
export function siteLink(url: string, source: string): string {
  // VitePress decodes the addresses of its pages once.
  if (url.startsWith(`${site}/`)) return url.slice(site.length).replaceAll('%', '%25')
  const files = filesOfThisVersion.find((start) => url.startsWith(`${start}/`))
  if (files !== undefined) return siteLink(url.slice(files.length), source)
  if (/^(?:[a-z]+:|#)/i.test(url)) return url
  const [path = '', anchor] = url.split('#')
  const file = path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(source), path)
  const fragment = anchor === undefined ? '' : `#${anchor}`
  if (file === 'docs/reference.md')
    return referencePages[anchor ?? ''] ?? `/reference/issue-codes${fragment}`
  const page = pageOf[file]
  if (page !== undefined) return `${page}${fragment}`
  if (file.startsWith('docs/') && file.endsWith('.md'))
    return `/${file.slice('docs/'.length, -'.md'.length)}${fragment}`
  const kind = posix.extname(file) === '' && file !== 'LICENSE' ? 'tree' : 'blob'
  return `${repository}/${kind}/main/${file}${fragment}`
}

const rawFiles = 'https://raw.githubusercontent.com/monitor-contract/monitor-contract/main/'

/**
 * Returns the address of an image from a page of the site. Images of the repository become part of
 * the site.
 */
export const siteImage = (src: string, source: string): string =>
  `../../${src.startsWith(rawFiles) ? src.slice(rawFiles.length) : posix.join(posix.dirname(source), src)}`

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Returns the file that a page shows, from the root of the repository; undefined for a page of the
 * site alone.
 */
function sourceOf(
  page: string,
  frontmatter: Readonly<Record<string, unknown>>,
): string | undefined {
  const { source } = frontmatter
  if (typeof source === 'string') return source
  const path = posix.relative(root, page)
  return path.startsWith('docs/pages/') ? undefined : path
}

/** Rewrites the links and images of files that are written for the repository. */
export function repositoryLinks(md: MarkdownRenderer): void {
  md.core.ruler.push('repository-links', ({ tokens, env }) => {
    const { path, realPath = path, frontmatter = {} } = env as Partial<MarkdownEnv>
    const source = realPath === undefined ? undefined : sourceOf(realPath, frontmatter)
    if (source === undefined) return
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.attrGet('href')
      if (token.type === 'link_open' && href !== null) token.attrSet('href', siteLink(href, source))
      const src = token.attrGet('src')
      if (token.type === 'image' && src !== null) token.attrSet('src', siteImage(src, source))
    }
  })
}

const ofLinter = `${linter.name}.md`

/**
 * Returns the address of each function and type, by name, as the generated pages have it. A name of
 * both packages is that of the library.
 */
const addresses = (): ReadonlyMap<string, string> =>
  new Map(
    [...readdirSync(join(root, 'docs/functions'))]
      .sort((a, b) => Number(b === ofLinter) - Number(a === ofLinter))
      .flatMap((file) =>
        [...readFileSync(join(root, 'docs/functions', file), 'utf8').matchAll(/^### (\w+)/gm)].map(
          ([, name = '']) =>
            [name, `${functionsPage(posix.basename(file, '.md'))}#${name.toLowerCase()}`] as const,
        ),
      ),
  )

/** Links the names of functions and types, outside headings, at their first use on a page. */
export function codeLinks(md: MarkdownRenderer): void {
  const addressOf = addresses()
  md.core.ruler.push('code-links', ({ tokens, env, Token }) => {
    const { relativePath = '' } = env as Partial<MarkdownEnv>
    if (relativePath.startsWith('functions/')) return
    const linked = new Set<string>()
    for (const [index, token] of tokens.entries()) {
      if (token.children === null || tokens[index - 1]?.type === 'heading_open') continue
      let isInLink = false
      token.children = token.children.flatMap((child) => {
        if (child.type === 'link_open') isInLink = true
        if (child.type === 'link_close') isInLink = false
        const href =
          child.type === 'code_inline' && !isInLink ? addressOf.get(child.content) : undefined
        if (href === undefined || linked.has(child.content)) return child
        linked.add(child.content)
        const open = new Token('link_open', 'a', 1)
        open.attrSet('href', href)
        return [open, child, new Token('link_close', 'a', -1)]
      })
    }
  })
}
