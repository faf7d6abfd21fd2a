import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, indentOnInput } from '@codemirror/language'
import { lintGutter, nextDiagnostic, previousDiagnostic } from '@codemirror/lint'
import { search, searchKeymap } from '@codemirror/search'
import { EditorState } from '@codemirror/state'
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  tooltips,
} from '@codemirror/view'
import type { Span } from './json-places.ts'
import { look } from './look.ts'

/** Where a tooltip may stand: below the bar that stays at the top of the window. */
function tooltipSpace(): { top: number; left: number; bottom: number; right: number } {
  const { clientWidth, clientHeight } = document.documentElement
  return {
    top: document.querySelector('.answer')?.getBoundingClientRect().bottom ?? 0,
    left: 8,
    bottom: clientHeight,
    right: clientWidth - 8,
  }
}

/** Puts an editor of JSON into an element. Tab leaves it, as it leaves any field. */
export function editorIn(host: HTMLElement, label: string, onChange: () => void): EditorView {
  // Within a shadow root the editor's styles are sheets made by script, which a strict Content-Security-Policy lets through.
  const root = host.attachShadow({ mode: 'open' })
  return new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      extensions: [
        lineNumbers(),
        lintGutter(),
        highlightActiveLineGutter(),
        highlightActiveLine(),
        highlightSpecialChars(),
        history(),
        bracketMatching(),
        indentOnInput(),
        json(),
        search({ top: true }),
        tooltips({ tooltipSpace }),
        EditorView.lineWrapping,
        look,
        keymap.of([
          { key: 'F8', run: nextDiagnostic, shift: previousDiagnostic },
          ...defaultKeymap,
          ...historyKeymap,
          ...searchKeymap,
        ]),
        EditorView.contentAttributes.of({ 'aria-label': label, autocapitalize: 'off', tabindex: '0' }),
        EditorView.updateListener.of(({ docChanged }) => {
          if (docChanged) onChange()
        }),
      ],
    }),
  })
}

export function setText(view: EditorView, text: string): void {
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: text },
    selection: { anchor: 0 },
    scrollIntoView: true,
  })
}

/** Puts the cursor where an issue stands. */
export function goTo(view: EditorView, { from }: Span): void {
  const anchor = Math.min(from, view.state.doc.length)
  view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
  view.focus()
}
