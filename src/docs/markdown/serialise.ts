import type { Nodes } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'

/** A tree as GitHub reads Markdown: what GitHub would take for a link, struck out or a footnote is escaped too. */
export const serialise = (tree: Nodes): string =>
  toMarkdown(tree, { extensions: [gfmToMarkdown({ tablePipeAlign: false })], bullet: '-', rule: '-' })
