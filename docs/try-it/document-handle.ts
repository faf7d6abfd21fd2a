import type { EditorHandle } from './editor/editor-handle.ts'

/** The functions that the document pane offers to the page. */
export interface DocumentHandle extends Pick<EditorHandle, 'apply' | 'goTo' | 'setText' | 'text' | 'length'> {
  readonly baselineText: () => string
}
