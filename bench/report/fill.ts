import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Inserts figures between `<!-- figures: NAME -->` and `<!-- /figures -->` of a Markdown file. Names that the file does
 * not contain are ignored.
 */
export function fill(file: string, figures: Readonly<Record<string, string>>): void {
  if (!existsSync(file)) return
  const before = readFileSync(file, 'utf8')
  const after = before.replace(
    /(<!-- figures: ([\w-]+) -->\n)[\s\S]*?(<!-- \/figures -->)/g,
    (whole, open: string, name: string, close: string) => {
      const text = figures[name]
      return text === undefined ? whole : `${open}${text}\n${close}`
    },
  )
  if (after !== before) writeFileSync(file, after)
}
