import type { EditorState } from '@codemirror/state'
import type { Issue, Result } from 'monitor-contract'
import type { Choices } from './choices.ts'
import { placesOf, type Place } from './json-places.ts'
import { baselineOf, type Kind } from './kinds.ts'
import { inSlices, pause } from './pause.ts'
import { readDocument, wholeTree } from './read-document.ts'
import type { SyntaxFault } from './syntax-fault.ts'

export type Severity = 'error' | 'warning'

/** An issue, and where it stands in the text. */
export interface PlacedIssue {
  readonly severity: Severity
  readonly issue: Issue
  readonly place: Place
}

/** What is to be said of a document. */
export type Judgement =
  | { readonly fault: SyntaxFault }
  | {
      readonly valid: boolean
      readonly issues: readonly PlacedIssue[]
      readonly document: unknown
      readonly baseline: object | undefined
      /** Why one's own baseline could not be taken, if it could not. */
      readonly baselineFaults: readonly SyntaxFault[]
    }

/** What is to be judged. */
export interface Case {
  readonly kind: Kind
  readonly choices: Choices
  readonly document: EditorState
  /** One's own baseline, where it is chosen. */
  readonly baseline: EditorState | undefined
}

const notAnObject: SyntaxFault = { from: 0, to: 0, message: 'A baseline must be an object with fields of a monitor.' }

async function place(
  { document, kind }: Case,
  value: unknown,
  { errors, warnings }: Result<unknown>,
  isStale: () => boolean,
): Promise<PlacedIssue[] | undefined> {
  const issues = [
    ...errors.map((issue) => ({ severity: 'error', issue }) as const),
    ...warnings.map((issue) => ({ severity: 'warning', issue }) as const),
  ]
  if (issues.length === 0) return []
  const tree = await wholeTree(document, isStale)
  const paths = issues.map(({ issue: { path } }) => kind.pathIn?.(value, path) ?? path)
  const places = tree && (await inSlices(placesOf(paths, tree, document.doc), isStale))
  return (
    places &&
    issues.flatMap((found, index) => {
      const at = places[index]
      return at === undefined ? [] : [{ ...found, place: at }]
    })
  )
}

/** Judges a document, in steps between which the page can do other things; undefined where it has changed meanwhile. */
export async function judge(given: Case, isStale: () => boolean): Promise<Judgement | undefined> {
  const { kind, choices } = given
  const own = given.baseline && (await readDocument(given.baseline, isStale))
  const reading = await readDocument(given.document, isStale)
  if (reading === undefined || (given.baseline !== undefined && own === undefined)) return undefined
  if ('fault' in reading) return reading
  const document = reading.value
  const baseline = baselineOf(kind, choices, own && 'value' in own ? own.value : undefined)
  await pause()
  if (isStale()) return undefined
  const result = kind.answer({ document, baseline, choices })
  await pause()
  const issues = await place(given, document, result, isStale)
  const baselineFaults = own === undefined || baseline !== undefined ? [] : ['fault' in own ? own.fault : notAnObject]
  return issues && { valid: result.valid, issues, document, baseline, baselineFaults }
}
