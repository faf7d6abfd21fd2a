// Tests that each citation of the service description is true: its section exists, and each
// quotation is in it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/**
 * Returns a text without Markdown's marks of links, code, emphasis and tables, and with single
 * spaces.
 */
const plain = (text: string): string =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/[`*]/gu, '')
    .replaceAll(/[\s|]+/gu, ' ')
    .trim()

/** Returns the text of each section of a page, with its subsections, by heading. */
function sectionsOf(path: string): ReadonlyMap<string, string> {
  const page = readFileSync(path, 'utf8')
  return new Map(
    [...page.matchAll(/^(#+) (.+)$/gmu)].map(
      ({ index, 0: line, 1: marks = '', 2: heading = '' }) => {
        const rest = page.slice(index + line.length)
        const end = rest.search(new RegExp(`^#{1,${marks.length}} `, 'mu'))
        return [heading.replaceAll(/<[^>]*>/gu, ''), plain(end < 0 ? rest : rest.slice(0, end))]
      },
    ),
  )
}

const description = sectionsOf('docs/service-description.md')
const reference = sectionsOf('docs/reference.md')

/** Returns whether whole words of a text are the quotation. */
const contains = (text: string, quotation: string): boolean =>
  text
    .split(plain(quotation))
    .some(
      (before, at, parts) =>
        at + 1 < parts.length && !/\w$/u.test(before) && !/^\w/u.test(parts[at + 1] ?? ''),
    )

/**
 * Matches the beginning of a citation, with its section and, after a colon, the mark of a
 * quotation.
 */
const form = /Service description, "([^"]+)"(?=\.|: "[^"])|Our readings(?=: "[^"])/gu

/** Returns the number of citations in a paragraph and what is wrong with them. */
function checkParagraph(paragraph: string): {
  readonly citations: number
  readonly faults: readonly string[]
} {
  const text = paragraph.replaceAll(/\s+/gu, ' ')
  const citations = [...text.matchAll(form)]
  const faults = citations.flatMap(({ 0: start, 1: heading = 'Our readings', index }, at) => {
    const section = heading === 'Our readings' ? reference.get(heading) : description.get(heading)
    if (section === undefined) return [`no section "${heading}"`]
    const [sentence = ''] =
      /^\.|.*?"(?=\.)|.*/u.exec(text.slice(index + start.length, citations[at + 1]?.index)) ?? []
    return [...sentence.matchAll(/"([^"]*)"/gu)].flatMap(([, quotation = '']) =>
      contains(section, quotation) ? [] : [`not in "${heading}": ${quotation}`],
    )
  })
  return { citations: citations.length, faults }
}

/**
 * Files without citations of their own: templates, whose output is checked, and examples of
 * sentences to come.
 */
const skipped = /node_modules|^src\/generate\/|^docs\/functions\/|service-description\.md/u

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (skipped.test(path) || path === 'test/repository/citations.slow.test.ts') return []
    return entry.isDirectory() ? filesIn(path) : [path]
  })

/**
 * Returns the paragraphs of a file that people read: strings of JSON, comments of code, or all of a
 * page.
 */
function paragraphsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  if (path.endsWith('.md'))
    return text.replaceAll('\\"', '"').split(/\n\s*\n|\n(?=\s*(?:[-*|]|\d+\.) )/u)
  if (path.endsWith('.json')) {
    const strings: string[] = []
    JSON.parse(
      text,
      (_, value: unknown) => (typeof value === 'string' && strings.push(value), value),
    )
    return strings
  }
  const comments = text.match(/\/\*[\s\S]*?\*\/|(?:\/\/.*\n\s*)+/gu) ?? []
  return comments.flatMap((comment) =>
    comment.replaceAll(/^\s*(?:\/?\*+|\/\/) ?/gmu, '').split(/\n\s*\n|\n(?=@)/u),
  )
}

const folders = ['src', 'schemas', 'docs', 'examples', 'bench', 'test']
const files = [...readdirSync('.'), ...folders.flatMap(filesIn)].filter((path) =>
  /\.(?:tsx?|md|json)$/u.test(path),
)
const checked = files.flatMap((path) =>
  paragraphsOf(path).map((paragraph) => ({ path, ...checkParagraph(paragraph) })),
)

it('every citation of the service description names a section and quotes its words', () => {
  expect(checked.flatMap(({ path, faults }) => faults.map((fault) => `${path}: ${fault}`))).toEqual(
    [],
  )
  expect(checked.reduce((sum, { citations }) => sum + citations, 0)).toBeGreaterThan(400)
})
