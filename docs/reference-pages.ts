import { siteLink } from './.vitepress/links.ts'

/** The page of each part of the reference, by its heading. Other parts are open points. */
const pageOfHeading: Readonly<Record<string, string>> = {
  'Update an ICMP monitor': 'update-icmp-monitor',
  'List error groups': 'list-error-groups',
  'ICMP monitor': 'icmp-monitor',
  'Error group': 'error-group',
  'Offsets by frequency': 'limits',
}

/** Splits a text before each heading of a level. */
const partsOf = (text: string, level: number): readonly string[] =>
  text.split(new RegExp(String.raw`^(?=#{${level}} )`, 'm'))

/**
 * Returns the chapters of the reference; of one with several subjects, its sections, each with its
 * introduction.
 */
const chaptersOf = (reference: string): readonly string[] =>
  partsOf(reference, 2)
    .slice(1)
    .flatMap((chapter) => {
      if (!/^## .*(?:Operations|Fields)\n/.test(chapter)) return [chapter]
      const [introduction = '', ...sections] = partsOf(chapter, 3)
      const text = introduction.replace(/.*\n/, '').trim()
      return sections.map((section) =>
        section
          .replaceAll(/^#(?=#)/gm, '')
          .replace(/.*/, `$&\n\n${text}`)
          .trimStart(),
      )
    })

/** Returns the page of the issue codes with the addresses of the site in its links to others. */
const onSite = (issueCodes: string): string =>
  issueCodes.replaceAll(
    /\]\((?!#)([^)]+)\)/g,
    (_, url: string) => `](${siteLink(url, 'docs/issue-codes.md')})`,
  )

/**
 * Returns the pages of the reference by name, with links between them. That of the issue codes,
 * with their examples, replaces their chapter.
 */
export function referencePages(reference: string, issueCodes: string): ReadonlyMap<string, string> {
  const pages = new Map([['issue-codes', onSite(issueCodes)]])
  for (const chapter of chaptersOf(reference)) {
    const heading = chapter.slice(0, chapter.indexOf('\n')).replaceAll(/^#+ |<[^>]*>/g, '')
    if (heading === 'Issue codes') continue
    const name = pageOfHeading[heading] ?? 'open-points'
    const page = chapter.replaceAll(/^##/gm, '#')
    pages.set(name, `${pages.get(name) ?? ''}${page}`)
  }
  const pageOfAnchor = new Map(
    [...pages].flatMap(([name, text]) =>
      [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => [id, name] as const),
    ),
  )
  const link = (all: string, anchor: string): string => {
    const name = pageOfAnchor.get(anchor)
    return name === undefined ? all : `](/reference/${name}#${anchor})`
  }
  pages.set('limits', `${pages.get('limits') ?? ''}\n<OffsetPicture />\n`)
  return new Map([...pages].map(([name, text]) => [name, text.replaceAll(/\]\(#([^)]+)\)/g, link)]))
}
