import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import manifest from '../../package.json' with { type: 'json' }
import { codeLinks, repositoryLinks } from './links.ts'
import { mermaidFences } from './mermaid.ts'
import { indexed } from './search.ts'
import { withSecurityPolicy } from './security-policy.ts'
import { activeIn, guides, reference, sidebar } from './sidebar.ts'

const base = process.env['SITE_BASE'] ?? '/'
const repository = 'https://github.com/monitor-contract/monitor-contract'

const dist = (file: string): string =>
  fileURLToPath(new URL(`../../dist/${file}.js`, import.meta.url))

/** Pages whose tables fit on a phone. */
const narrowTables = ['reference/limits.md', 'reference/issue-codes.md']

export default defineConfig({
  title: 'monitor-contract',
  description: manifest.description,
  lang: 'en',
  base,
  cleanUrls: false,
  metaChunk: true,
  srcExclude: ['issue-codes.md', 'reference.md', 'functions/README.md', 'node_modules/**'],
  rewrites: { 'README.md': 'guides.md', 'pages/:path*': ':path*' },
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${base}favicon.svg` }],
    ['meta', { name: 'theme-color', content: '#1d4ed8' }],
    ['meta', { name: 'referrer', content: 'no-referrer' }],
  ],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      repositoryLinks(md)
      codeLinks(md)
      mermaidFences(md)
    },
  },
  // No generated page is in the repository, so none has a link to edit it. Tables of fields and
  // functions are stacked on a phone.
  transformPageData({ relativePath, frontmatter }) {
    const [folder] = /^(?:functions|reference)(?=\/)/.exec(relativePath) ?? []
    const isStacked =
      (folder !== undefined && !narrowTables.includes(relativePath)) ||
      relativePath === 'service-description.md'
    const pageClass = [isStacked ? 'stacked' : '', folder ?? ''].join(' ').trim()
    const editLink = folder === undefined ? {} : { editLink: false }
    if (pageClass !== '') return { frontmatter: { ...frontmatter, ...editLink, pageClass } }
  },
  transformHtml: (html, _file, { page }) => withSecurityPolicy(html, page),
  themeConfig: {
    logo: '/favicon.svg',
    nav: [
      { text: 'Guides', link: '/guides', activeMatch: activeIn(guides) },
      { text: 'Reference', link: '/reference/icmp-monitor', activeMatch: activeIn(reference) },
      { text: 'Try it', link: '/try-it' },
      { text: 'Benchmarks', link: '/benchmarks' },
      { text: `v${manifest.version}`, link: '/change-log' },
    ],
    sidebar,
    outline: { level: [2, 3] },
    search: { provider: 'local', options: { detailedView: true, _render: indexed } },
    editLink: { pattern: `${repository}/edit/main/docs/:path`, text: 'Edit this page' },
    socialLinks: [{ icon: 'github', link: repository }],
    footer: {
      message: `Version ${manifest.version}, MIT License. Nothing is loaded from elsewhere.`,
    },
    externalLinkIcon: true,
    notFound: {
      title: 'PAGE NOT FOUND',
      quote:
        'The address may be mistyped, or the page may have moved. The search finds every page.',
      linkText: 'Go to the first page',
      linkLabel: 'Go to the first page',
    },
  },
  vite: {
    resolve: {
      alias: [
        { find: /^monitor-contract$/, replacement: dist('index') },
        { find: /^monitor-contract-lint$/, replacement: dist('../lint/dist/index') },
        { find: /^monitor-contract\/([a-z/]+)$/, replacement: dist('$1') },
      ],
    },
    worker: { format: 'es' },
    build: { chunkSizeWarningLimit: 4_000 },
  },
})
