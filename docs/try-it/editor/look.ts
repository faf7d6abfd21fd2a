import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** Colours of the site, so that the editor follows its theme. */
const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--code-key)' },
  { tag: tags.string, color: 'var(--code-string)' },
  { tag: tags.number, color: 'var(--code-number)' },
  { tag: [tags.bool, tags.null], color: 'var(--code-constant)' },
])

const sign = (shape: string, line: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><mask id='m'><path fill='white' d='${shape}'/><path stroke='black' stroke-width='2' stroke-linecap='round' d='${line}'/></mask><rect width='16' height='16' mask='url(#m)'/></svg>`)}") center / 14px no-repeat`

const marker = (colour: string, mask: string) => ({
  content: 'normal',
  backgroundColor: colour,
  mask,
  padding: '0',
  height: '20px',
})
/** Issues look as in the list beside the editor. */
const issueMarks = EditorView.theme({
  '.cm-gutter-lint .cm-gutterElement': { padding: '0 .2em' },
  '.cm-lint-marker-error': marker(
    'var(--vp-c-danger-1)',
    sign('M8 1a7 7 0 1 0 .01 0z', 'M5.5 5.5l5 5M10.5 5.5l-5 5'),
  ),
  '.cm-lint-marker-warning': marker(
    'var(--vp-c-warning-1)',
    sign('M8 1.5L15 14.5H1Z', 'M8 6v4M8 12v.6'),
  ),
  '.cm-lintRange-error, .cm-lintRange-warning': { backgroundImage: 'none' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--vp-c-danger-1)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--vp-c-warning-1)' },
})

const layout = EditorView.theme({
  '&': {
    height: '100%',
    fontSize: '13px',
    color: 'var(--vp-c-text-1)',
    backgroundColor: 'var(--editor-bg)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--vp-font-family-mono)', lineHeight: '20px' },
  '.cm-content': { caretColor: 'var(--vp-c-text-1)', padding: '8px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--vp-c-text-1)' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--vp-c-text-3)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--editor-line)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    {
      backgroundColor: 'var(--editor-selection)',
    },
  '&:not(.cm-focused) .cm-matchingBracket': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--editor-selection)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--vp-c-bg-elv)',
    color: 'var(--vp-c-text-1)',
    border: '1px solid var(--vp-c-divider)',
    borderRadius: '6px',
    boxShadow: 'var(--vp-shadow-3)',
    maxWidth: 'min(460px, calc(100vw - 32px))',
  },
  '.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--vp-font-family-mono)', maxHeight: '14em' },
  '.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--vp-c-brand-3)',
    color: '#fff',
  },
  '.cm-completionDetail': { color: 'inherit', opacity: '0.8', fontStyle: 'normal' },
  '.cm-completionInfo': { padding: '8px 12px' },
  '.cm-diagnostic': { padding: '6px 10px', fontSize: '13px', lineHeight: '20px' },
  '.cm-diagnosticAction': {
    backgroundColor: 'var(--vp-c-brand-3)',
    color: '#fff',
    borderRadius: '4px',
    padding: '2px 8px',
    cursor: 'pointer',
  },
  '.cm-panels': { backgroundColor: 'var(--vp-c-bg-alt)', color: 'var(--vp-c-text-1)' },
  '.cm-panel.cm-search input, .cm-panel.cm-search button': {
    border: '1px solid var(--vp-c-border)',
    borderRadius: '4px',
    background: 'var(--vp-c-bg)',
    color: 'var(--vp-c-text-1)',
  },
})

export const look = [syntaxHighlighting(colours), layout, issueMarks]
