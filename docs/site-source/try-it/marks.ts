import { setDiagnostics, type Diagnostic } from '@codemirror/lint'
import type { Text } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { PlacedIssue } from './judge.ts'
import type { Place, Span } from './json-places.ts'
import type { SyntaxFault } from './syntax-fault.ts'

/** The longest part that is marked whole. */
const longest = 60

/** What is marked of a part: all of it, or of a long one its name, or what stands first on its line. */
function marked({ from, to, nameEnd }: Place, text: Text): Span {
  const lineEnd = text.lineAt(from).to
  if (to <= Math.min(from + longest, lineEnd)) return { from, to }
  return { from, to: nameEnd ?? Math.min(from + longest, lineEnd) }
}

const issueMark =
  (text: Text) =>
  ({ severity, issue: { code, message }, place }: PlacedIssue): Diagnostic => ({
    ...marked(place, text),
    severity,
    message: `${severity}, ${code}: ${message}`,
  })

const faultMark =
  (text: Text) =>
  (fault: SyntaxFault): Diagnostic => ({ ...marked(fault, text), severity: 'error', message: fault.message })

/** Marks in an editor what was found in a text; nothing where the text is another by now. */
function mark(view: EditorView, text: Text, marks: readonly Diagnostic[]): void {
  if (view.state.doc === text) view.dispatch(setDiagnostics(view.state, marks))
}

export const markIssues = (view: EditorView, text: Text, issues: readonly PlacedIssue[]): void =>
  mark(view, text, issues.map(issueMark(text)))

export const markFaults = (view: EditorView, text: Text, ...faults: readonly SyntaxFault[]): void =>
  mark(view, text, faults.map(faultMark(text)))
