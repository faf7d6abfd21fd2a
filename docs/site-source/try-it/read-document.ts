import { ensureSyntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { Tree } from '@lezer/common'
import { inSlices, pause, slice } from './pause.ts'
import { syntaxFaultOf, type SyntaxFault } from './syntax-fault.ts'

/** A text as JSON reads it. */
export type Reading = { readonly value: unknown } | { readonly fault: SyntaxFault }

/** The syntax tree of a whole text, parsed as far as a slice of time goes, again and again. */
export async function wholeTree(state: EditorState, isStale: () => boolean): Promise<Tree | undefined> {
  for (;;) {
    const tree = ensureSyntaxTree(state, state.doc.length, slice)
    if (tree !== null) return tree
    await pause()
    if (isStale()) return undefined
  }
}

/** Reads what an editor holds; undefined where it has changed meanwhile. */
export async function readDocument(state: EditorState, isStale: () => boolean): Promise<Reading | undefined> {
  const text = state.doc.toString()
  await pause()
  if (isStale()) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch {
    const tree = await wholeTree(state, isStale)
    const fault = tree && (await inSlices(syntaxFaultOf(tree, state.doc), isStale))
    return fault && { fault }
  }
}
