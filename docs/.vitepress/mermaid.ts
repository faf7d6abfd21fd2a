import { renderMermaidSVG } from 'beautiful-mermaid'
import type { MarkdownRenderer } from 'vitepress'

/** Renders fenced blocks of Mermaid as drawings. The stylesheet of the site has their colours. */
export function mermaidFences(md: MarkdownRenderer): void {
  const renderFence = md.renderer.rules.fence
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    const token = tokens[index]
    if (token?.info.trim() !== 'mermaid')
      return renderFence?.(tokens, index, options, env, self) ?? ''
    const svg = renderMermaidSVG(token.content, { padding: 8 }).replace(
      /<style>[\s\S]*<\/style>|style="[^"]*"/g,
      '',
    )
    const isNarrow = Number(/ width="([\d.]+)"/.exec(svg)?.[1]) < 400
    return `<div class="mermaid-drawing${isNarrow ? ' narrow' : ''}" tabindex="0" role="figure" aria-label="Diagram" v-pre>${svg}</div>`
  }
}
