import { element } from '../element.ts'
import { startTheme } from '../theme.ts'
import { showAnswer, showWaiting } from './answer.ts'
import { startChecks } from './checks.ts'
import type { Choices } from './choices.ts'
import { chosen, chosenKind, examplesOf, showChoices, showExample, showKind, startControls } from './controls.ts'
import { editorIn, setText } from './editor.ts'
import type { Example } from './examples.ts'
import { callOf, kinds, type KindName } from './kinds.ts'
import { forgetLink, startLinks } from './link-panel.ts'
import { fromFragment, isOurs, type Shared } from './link.ts'

/** The texts of the examples by their files: the build writes them in here. */
declare const exampleTexts: Readonly<Record<string, string>>

const storedMonitor = 'examples/documents/icmp-monitor.json'

const call = element('call', HTMLElement)
const baselinePart = element('baseline-part', HTMLElement)
const notice = element('notice', HTMLElement)

const main = editorIn(element('document', HTMLElement), 'Document, JSON', changed)
const baseline = editorIn(element('baseline-document', HTMLElement), 'Stored monitor, JSON', changed)

const check = startChecks(
  () => ({
    kind: kinds[chosenKind()],
    choices: chosen(),
    document: main.state,
    baseline: baselinePart.hidden ? undefined : baseline.state,
  }),
  (judgement, judged) => showAnswer(judgement, judged, main, baseline),
  showWaiting,
)

/** The document as it was loaded, to tell whether it has been changed by hand. */
let loaded = main.state.doc

function changed(): void {
  if (!main.state.doc.eq(loaded)) showExample()
  forgetLink()
  check()
}

function chosenAnew(): void {
  const kind = kinds[chosenKind()]
  const choices = chosen()
  call.textContent = callOf(kind, choices)
  baselinePart.hidden = !kind.choices.includes('baseline') || choices.baseline !== 'own'
  if (!baselinePart.hidden && baseline.state.doc.length === 0) setText(baseline, exampleTexts[storedMonitor] ?? '')
  changed()
}

function show(
  kind: KindName,
  title: string | undefined,
  choices: Choices,
  text: string,
  baselineText: string | undefined,
): void {
  setText(main, text)
  if (baselineText !== undefined) setText(baseline, baselineText)
  loaded = main.state.doc
  showKind(kind)
  showExample(title)
  showChoices(choices)
  chosenAnew()
}

const load = ({ kind, title, choices, file, baselineFile }: Example): void =>
  show(
    kind,
    title,
    choices,
    exampleTexts[file] ?? '',
    baselineFile === undefined ? undefined : exampleTexts[baselineFile],
  )

/** Another kind brings its first example, unless that would take away what was typed. */
function showAnotherKind(kind: KindName): void {
  const [first] = examplesOf(kind)
  if (first !== undefined && main.state.doc.eq(loaded)) load(first)
  else {
    showKind(kind)
    showExample()
    chosenAnew()
  }
}

const shared = (): Shared => ({
  kind: chosenKind(),
  choices: chosen(),
  text: main.state.doc.toString(),
  baseline: baselinePart.hidden ? '' : baseline.state.doc.toString(),
})

/** Loads what the address of the page carries, if it is ours. */
async function loadLink(): Promise<boolean> {
  const fragment = location.hash.slice(1)
  const carried = await fromFragment(fragment)
  if (carried === undefined) {
    if (isOurs(fragment)) notice.textContent = 'The link that led here cannot be read: it may have been cut off.'
    return false
  }
  notice.textContent = ''
  show(carried.kind, undefined, carried.choices, carried.text, carried.baseline === '' ? undefined : carried.baseline)
  return true
}

async function start(): Promise<void> {
  if (!(await loadLink())) showAnotherKind(chosenKind())
}

startTheme(element('theme', HTMLButtonElement))
startControls({
  kind: showAnotherKind,
  example: (example) => {
    notice.textContent = ''
    load(example)
  },
  choice: chosenAnew,
})
startLinks(shared)
addEventListener('hashchange', () => void loadLink())
element('theme', HTMLElement).hidden = false
element('tool', HTMLElement).hidden = false
void start()
