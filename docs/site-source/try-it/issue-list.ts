import type { Text } from '@codemirror/state'
import type { Judgement, PlacedIssue } from './judge.ts'
import type { Span } from './json-places.ts'
import { node } from './node.ts'

/** The default of the option `maxIssues`. */
const maxIssues = 100

const count = (number: number, noun: string): string =>
  `${number === 0 ? 'no' : number} ${noun}${number === 1 ? '' : 's'}`

/** What is to be said of a document in one sentence. */
export function verdictOf(judgement: Judgement, text: Text): string {
  if ('fault' in judgement)
    return `No JSON, from line ${text.lineAt(Math.min(judgement.fault.from, text.length)).number} on.`
  const errors = judgement.issues.filter(({ severity }) => severity === 'error').length
  const warnings = judgement.issues.length - errors
  const cut = Math.max(errors, warnings) >= maxIssues ? ` No more than ${maxIssues} of each are looked for.` : ''
  const unheld = judgement.baselineFaults.length > 0 ? ' The stored monitor cannot be read.' : ''
  return `${judgement.valid ? 'Valid' : 'Invalid'}: ${count(errors, 'error')}, ${count(warnings, 'warning')}.${cut}${unheld}`
}

const badge = (severity: string): HTMLElement => node('span', { className: `badge ${severity}` }, severity)

const item = (severity: string, heading: readonly Node[], message: string): HTMLElement =>
  node(
    'li',
    { className: `issue ${severity}` },
    node('p', { className: 'at' }, badge(severity), ...heading),
    node('p', {}, message),
  )

function wayTo(what: string, span: Span, text: Text, go: (span: Span) => void): HTMLElement {
  const { number } = text.lineAt(Math.min(span.from, text.length))
  const button = node('button', { type: 'button', className: 'go' }, node('code', {}, what), ` line ${number}`)
  button.addEventListener('click', () => go(span))
  return button
}

const codeLink = (code: string): HTMLElement => node('a', { href: `index.html#code-${code}` }, node('code', {}, code))

const issueItem = ({ severity, issue, place }: PlacedIssue, text: Text, go: (span: Span) => void): HTMLElement =>
  item(
    severity,
    [wayTo(issue.pointer === '' ? 'the whole document' : issue.pointer, place, text, go), codeLink(issue.code)],
    issue.message,
  )

/** Where the places of a list lead. */
export interface Ways {
  readonly inDocument: (span: Span) => void
  readonly inBaseline: (span: Span) => void
}

/** The issues as a list, each with the way to its line and to what its code means. */
export function issueItems(judgement: Judgement, text: Text, baselineText: Text, ways: Ways): HTMLElement[] {
  if ('fault' in judgement)
    return [item('error', [wayTo('no JSON', judgement.fault, text, ways.inDocument)], judgement.fault.message)]
  return [
    ...judgement.baselineFaults.map((fault) =>
      item(
        'error',
        [wayTo('the stored monitor', fault, baselineText, ways.inBaseline)],
        `${fault.message} Until then the document is judged without it.`,
      ),
    ),
    ...judgement.issues.map((issue) => issueItem(issue, text, ways.inDocument)),
  ]
}
