import type { Edit } from '../edit.ts'

/** The functions that an editor component offers to the page. */
export interface EditorHandle {
  readonly apply: (edits: readonly Edit[]) => void
  /** Moves the cursor to an offset and shows its line. */
  readonly goTo: (offset: number) => void
  /** Replaces the text. Undo also restores the context of the text before. */
  readonly setText: (text: string, context?: TextContext) => void
  readonly text: () => string
  readonly length: () => number
  readonly undo: () => void
  readonly redo: () => void
}

/** The names of the contract before a change of it, and of the contract after it. */
export interface TextContext {
  readonly from: string
  readonly to: string
}

/** A text that replaced another before the editor had loaded. */
export interface EarlierText {
  readonly text: string
  readonly context?: TextContext | undefined
}

/** Where a person is in a text. */
export interface EditorPosition {
  readonly from: number
  readonly to: number
  readonly scrollTop: number
  readonly hasFocus: boolean
}

/** The functions of the plain editor, which the full one replaces. */
export interface PlainEditorHandle extends Pick<EditorHandle, 'goTo'> {
  readonly focus: () => void
  /** Waits until an input method, such as that of Japanese, has finished a word. */
  readonly composed: () => Promise<void>
  readonly position: () => EditorPosition
}

/** The functions of the full editor, which replaces a plain one. */
export interface FullEditorHandle extends EditorHandle {
  readonly restore: (position: EditorPosition) => void
}

/** The functions of an editor that is loaded later. Those of the text work at once. */
export interface LazyEditorHandle extends EditorHandle {
  /** Loads the full editor once. */
  readonly load: () => Promise<void>
}
