import type { EditorView } from '@codemirror/view'
import { element } from '../element.ts'
import { goTo } from './editor.ts'
import { issueItems, verdictOf } from './issue-list.ts'
import type { Case, Judgement } from './judge.ts'
import { markFaults, markIssues } from './marks.ts'
import { drawOffsets, offsetsTold } from './offset-drawing.ts'
import { offsetPicture } from './offset-picture.ts'

const verdict = element('verdict', HTMLOutputElement)
const list = element('issues', HTMLOListElement)
const noIssues = element('no-issues', HTMLElement)
const offsetsPart = element('offsets-part', HTMLElement)
const offsets = element('offsets', HTMLElement)
const told = element('offsets-told', HTMLElement)

/** What is not said anew is not written anew, so that a screen reader does not read it again. */
function say(where: HTMLElement, text: string): void {
  if (where.textContent !== text) where.textContent = text
}

export const showWaiting = (): void => say(verdict, 'Checking …')

function showOffsets(judgement: Judgement, { kind }: Case): void {
  offsetsPart.hidden = kind.monitorIn === undefined || ('fault' in judgement && offsets.childElementCount === 0)
  if (kind.monitorIn === undefined) return
  if ('fault' in judgement) {
    say(told, 'This shows the document as it was when it last was JSON.')
    return
  }
  const picture = offsetPicture(kind.monitorIn(judgement.document), {
    baseline: judgement.baseline,
    isResponse: !kind.choices.includes('baseline'),
  })
  say(told, offsetsTold(picture))
  offsets.replaceChildren(drawOffsets(picture, told.id))
}

function showMarks(judgement: Judgement, judged: Case, main: EditorView, baseline: EditorView): void {
  const { doc } = judged.document
  if ('fault' in judgement) {
    markFaults(main, doc, judgement.fault)
    return
  }
  markIssues(main, doc, judgement.issues)
  if (judged.baseline !== undefined) markFaults(baseline, judged.baseline.doc, ...judgement.baselineFaults)
}

/** Shows what is to be said of a document: in a sentence, as a list, at its lines, and as a picture. */
export function showAnswer(judgement: Judgement, judged: Case, main: EditorView, baseline: EditorView): void {
  const { doc } = judged.document
  say(verdict, verdictOf(judgement, doc))
  const items = issueItems(judgement, doc, baseline.state.doc, {
    inDocument: (span) => goTo(main, span),
    inBaseline: (span) => goTo(baseline, span),
  })
  list.replaceChildren(...items)
  list.hidden = items.length === 0
  noIssues.hidden = items.length > 0
  showMarks(judgement, judged, main, baseline)
  showOffsets(judgement, judged)
}
