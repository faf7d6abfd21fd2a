// Reads the Markdown pages of the project and finds parts of them, such as blocks of code and
// anchors.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

/** A Markdown page of the project. */
export interface Page {
  /** The path from the root of the repository. */
  readonly path: string
  readonly root: Root
}

/** A fenced block of a page. */
export interface Block {
  readonly page: string
  /** The line of its first line of code. */
  readonly line: number
  readonly language: string
  /** The file that the first line of the block names, if any. */
  readonly file: string | undefined
  readonly text: string
}

/** Returns the pages in folders. */
const pagesIn = (folders: readonly string[]): readonly Page[] =>
  folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({
      path,
      root: fromMarkdown(readFileSync(path, 'utf8'), {
        extensions: [gfm()],
        mdastExtensions: [gfmFromMarkdown()],
      }),
    }))

/** The pages whose code is tested here. */
export const pages = pagesIn([
  '.',
  'bench',
  'bench/results',
  'docs',
  'examples',
  'test',
  'test/vectors',
])

/** The page of `monitor-contract-lint`, whose code `lint/test` tests. */
export const linterPages = pagesIn(['lint'])

/** Returns a node and all nodes inside it. */
export const within = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(within) : []),
]

export const textOf = (node: Nodes): string =>
  within(node)
    .map((part) => (part.type === 'text' || part.type === 'inlineCode' ? part.value : ''))
    .join('')

/** Returns the anchors of a page: those that GitHub adds to headings, and those written in HTML. */
export function anchorsOf({ root }: Page): Set<string> {
  const anchors = new Set<string>()
  for (const node of within(root)) {
    if (node.type === 'html')
      for (const [, id = ''] of node.value.matchAll(/<a id="([^"]+)">/gu)) anchors.add(id)
    if (node.type !== 'heading') continue
    const slug = textOf(node)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replaceAll(' ', '-')
    let anchor = slug
    for (let again = 1; anchors.has(anchor); again++) anchor = `${slug}-${again}`
    anchors.add(anchor)
  }
  return anchors
}

export const blocksOf = ({ path, root }: Page): Block[] =>
  within(root).flatMap((node) =>
    node.type === 'code'
      ? [
          {
            page: path,
            line: (node.position?.start.line ?? 0) + 1,
            language: node.lang ?? '',
            file: node.meta ?? undefined,
            text: node.value,
          },
        ]
      : [],
  )
