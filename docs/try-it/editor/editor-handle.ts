import type { Edit } from '../edit.ts'

/** What an editor component offers to the page. */
export interface EditorHandle {
  readonly apply: (edits: readonly Edit[]) => void
  /** Moves the cursor to an offset and shows its line. */
  readonly goTo: (offset: number) => void
  /** Replaces the text. A context is what undo restores together with the text before. */
  readonly setText: (text: string, context?: { readonly from: string; readonly to: string }) => void
  readonly text: () => string
  readonly length: () => number
  readonly undo: () => void
  readonly redo: () => void
}

/** What an editor that is loaded later offers. */
export interface LazyEditorHandle {
  /** Loads the editor once. */
  readonly load: () => Promise<EditorHandle | undefined>
}
