// Reads the code blocks of the README. The words after a language are a file name or, for `text`, a
// command.
import { readFileSync, writeFileSync } from 'node:fs'

const path = new URL('../../README.md', import.meta.url)

/** A code block of the README. */
export interface Block {
  readonly language: string
  /** The name of the file, or the command that prints the block. */
  readonly name: string
  readonly content: string
}

const fence = /^```(\w+)(?: (.+))?\n([^]*?)^```$/gm

/** Returns the code blocks in their order. */
export const blocks = (): readonly Block[] =>
  [...readFileSync(path, 'utf8').matchAll(fence)].map(
    ([, language = '', name = '', content = '']) => ({ language, name, content }),
  )

/**
 * Writes what a command prints into its block: `UPDATE_README=1 npx vitest run --project lint-
 * command`.
 */
export function updateBlock({ language, name }: Block, content: string): void {
  const text = readFileSync(path, 'utf8')
  const updated = text.replaceAll(fence, (block, ...[, found]: readonly unknown[]) =>
    found === name ? `\`\`\`${language} ${name}\n${content}\`\`\`` : block,
  )
  writeFileSync(path, updated)
}
