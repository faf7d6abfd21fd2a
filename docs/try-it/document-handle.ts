import type { EditorHandle } from './editor/editor-handle.ts'

/** The functions that the document pane offers to the page. */
export interface DocumentHandle extends Pick<EditorHandle, 'apply' | 'goTo' | 'setText' | 'text' | 'length'> {
  /** Loads the editors that are shown. */
  readonly load: () => Promise<void>
  readonly baselineText: () => string
}
