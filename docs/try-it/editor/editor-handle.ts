import type { Edit } from '../edit.ts'

/** The functions that an editor component offers to the page. */
export interface EditorHandle {
  readonly apply: (edits: readonly Edit[]) => void
  /** Moves the cursor to an offset and shows its line. */
  readonly goTo: (offset: number) => void
  /** Replaces the text. Undo also restores the context of the text before. */
  readonly setText: (text: string, context?: { readonly from: string; readonly to: string }) => void
  readonly text: () => string
  readonly length: () => number
  readonly undo: () => void
  readonly redo: () => void
}

/** The functions of an editor that is loaded later. */
export interface LazyEditorHandle {
  /** Loads the editor once. */
  readonly load: () => Promise<EditorHandle | undefined>
}
