import type { Nodes } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'

/** A tree as Markdown, with the tables of GitHub's. */
export const serialise = (tree: Nodes): string =>
  toMarkdown(tree, { extensions: [gfmTableToMarkdown({ tablePipeAlign: false })], bullet: '-', rule: '-' })
