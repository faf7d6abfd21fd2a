import { readdirSync, readFileSync } from 'node:fs'
import manifest from '../package.json' with { type: 'json' }
import { guides } from './.vitepress/sidebar.ts'

const at = (path: string): URL => new URL(path, import.meta.url)

const raw = `${manifest.repository.url.replace(/^git\+https:\/\/github\.com(.*)\.git$/, 'https://raw.githubusercontent.com$1')}/main/docs/`

/** Returns the title and the first paragraph of a page. */
function summaryOf(page: string): { readonly title: string; readonly text: string } {
  const [, title = '', text = ''] = /^# (.*)\n+([^\n]+)/m.exec(page) ?? []
  return { title, text }
}

/**
 * Returns the text of `llms.txt`: what the package is for, and its guides, with the addresses of
 * their sources.
 */
export function llmsText(): string {
  const files = new Set(readdirSync(at('.')))
  const pages = guides
    .flatMap(({ items = [] }) => items.map(({ link = '' }) => `${link.slice(1)}.md`))
    .filter((file) => files.has(file))
  const lines = [...pages, 'reference.md'].map((file) => {
    const { title, text } = summaryOf(readFileSync(at(file), 'utf8'))
    return `- [${title}](${raw}${file}): ${text}`
  })
  return `# ${manifest.name}\n\n> ${manifest.description}\n\n## Guides\n\n${lines.join('\n')}\n`
}
