// Turns a git patch into the blocks of code that the guide must show: one block for each file.

/** The block that a page shows for a file of a patch: the whole new file, or the changed parts without line numbers. */
export interface PatchBlock {
  readonly file: string
  readonly text: string
}

/** Returns a text without spaces at the ends of its lines. */
export const trimmed = (text: string): string => text.replaceAll(/[ \t]+$/gmu, '').trimEnd()

/** Returns the blocks that a page shows for the files of a patch. */
export const blocksIn = (patch: string): readonly PatchBlock[] =>
  patch
    .split(/^diff --git .*\n/mu)
    .slice(1)
    .map((part) => {
      const file = /^\+\+\+ b\/(.*)$/mu.exec(part)?.[1] ?? ''
      const [head = '', ...hunks] = part.split(/^@@ .*\n/mu)
      const isNew = head.startsWith('new file')
      const text = isNew ? hunks.join('').replaceAll(/^\+/gmu, '') : hunks.join('@@\n')
      return { file, text: trimmed(text) }
    })
