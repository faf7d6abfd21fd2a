import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const gutterMark = (shape: string, colour: string) => ({
  content: 'normal',
  width: '1em',
  '&::before': { content: `"${shape}"`, color: colour, fontWeight: '700' },
})

/** The colours are the page's own properties, so that the editor follows its theme. Marks differ in shape too. */
const theme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--back)', color: 'var(--ink)', fontSize: '0.9rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--code)', lineHeight: '1.55' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--raised)', color: 'var(--quiet)', border: 'none' },
  '.cm-gutter-lint': { width: '1.5em' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0 0.2em', textAlign: 'center' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--current)' },
  '.cm-lint-marker-error': gutterMark('✕', 'var(--error)'),
  '.cm-lint-marker-warning': gutterMark('△', 'var(--warning)'),
  '.cm-lintRange': {
    backgroundImage: 'none',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.25em',
    textDecorationSkipInk: 'none',
  },
  '.cm-lintRange-error': {
    textDecorationLine: 'underline',
    textDecorationStyle: 'wavy',
    textDecorationColor: 'var(--error)',
  },
  '.cm-lintRange-warning': {
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textDecorationColor: 'var(--warning)',
  },
  '.cm-lintRange-active': { backgroundColor: 'var(--current)' },
  '.cm-lintPoint::after': { borderBottomWidth: '6px' },
  '.cm-tooltip': {
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    border: '1px solid var(--quiet)',
    borderRadius: '0.4rem',
    maxWidth: 'min(32rem, calc(100vw - 2rem))',
  },
  '.cm-diagnostic': { padding: '0.4rem 0.7rem', fontFamily: 'system-ui, sans-serif' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--error)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--warning)' },
  '.cm-panels': { backgroundColor: 'var(--raised)', color: 'var(--ink)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-textfield, .cm-button': {
    color: 'inherit',
    background: 'var(--back)',
    border: '1px solid var(--quiet)',
    borderRadius: '0.3rem',
    fontSize: '0.85rem',
  },
  '.cm-panel.cm-search label': { fontSize: '0.85rem' },
  '.cm-panel.cm-search [name=close]': { fontSize: '1.2rem', color: 'inherit' },
})

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--name)' },
  { tag: tags.string, color: 'var(--string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--literal)' },
])

export const look: Extension = [theme, syntaxHighlighting(colours)]
