import type { MarkdownRenderer } from 'vitepress'

/** Renders fenced blocks of Mermaid as drawings; without JavaScript their text is shown. */
export function mermaidFences(md: MarkdownRenderer): void {
  const renderFence = md.renderer.rules.fence
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    const token = tokens[index]
    if (token?.info.trim() === 'mermaid') return `<MermaidDrawing source="${encodeURIComponent(token.content)}" />`
    return renderFence?.(tokens, index, options, env, self) ?? ''
  }
}
