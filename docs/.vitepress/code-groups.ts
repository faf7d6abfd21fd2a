import { posix } from 'node:path'
import type { MarkdownRenderer } from 'vitepress'

/** The part of a token that names the example file that a code block shows a part of. */
const namedFile = /^\w+ (\S+\/\S+)$/

/** Shows adjacent code blocks of example files as tabs with the names of the files. */
export function codeGroups(md: MarkdownRenderer): void {
  md.core.ruler.push('code-groups', (state) => {
    const { tokens, Token } = state
    const fileOf = (index: number): string | undefined => namedFile.exec(tokens[index]?.info ?? '')?.[1]
    const bound = (place: 'open' | 'close', nesting: 1 | -1): InstanceType<typeof Token> =>
      Object.assign(new Token(`container_code-group_${place}`, 'div', nesting), { info: 'code-group', block: true })
    const isGrouped = tokens.map(
      (_, index) => fileOf(index) !== undefined && (fileOf(index - 1) ?? fileOf(index + 1)) !== undefined,
    )
    state.tokens = tokens.flatMap((token, index) => {
      const file = fileOf(index)
      if (file === undefined || isGrouped[index] !== true) return [token]
      const shown = Object.assign(token, { info: `${token.info} [${posix.basename(file)}]` })
      return [
        ...(isGrouped[index - 1] === true ? [] : [bound('open', 1)]),
        shown,
        ...(isGrouped[index + 1] === true ? [] : [bound('close', -1)]),
      ]
    })
  })
}
