import { toPointer } from '../issues/pointer.ts'
import type { AnyIssue, Path } from '../lint-result.ts'
import { fieldAt, isObject, renamedPath, type Change } from './change.ts'
import { isMisspelt } from './is-misspelt.ts'
import { textParam } from './params.ts'
import type { Proposal, ValueWithIssues } from './proposal.ts'
import { valueProposals } from './value-proposals.ts'

/** Returns the changes that an unknown field probably means: another name, or another object. */
export function unknownFieldProposals(
  issue: AnyIssue,
  subject: ValueWithIssues,
): readonly Proposal[] {
  const suggestion = textParam(issue.params, 'suggestion')
  if (suggestion === undefined) return []
  const rename: Rename = { kind: 'rename', path: issue.path, name: suggestion }
  if (!isField(rename, subject)) return moveProposals(issue.path, suggestion.split('.'), subject)
  const target = renamedPath(rename)
  const hasTarget = fieldAt(subject.value, target) !== undefined
  return hasTarget && !subject.isMerged(target) ? [] : renameProposals(rename, issue, subject)
}

type Rename = Extract<Change, { readonly kind: 'rename' }>

/** Returns whether the object of an unknown field has a field of the suggested name. */
function isField(rename: Rename, { tryChange }: ValueWithIssues): boolean {
  if (rename.name.includes('.') || rename.name === rename.path.at(-1)) return false
  const pointer = toPointer(renamedPath(rename))
  const { errors, warnings, isCut } = tryChange(rename)
  if (isCut) return false
  return ![...errors, ...warnings].some(
    (issue) => issue.code === 'unknown-field' && issue.pointer === pointer,
  )
}

/** Returns a change of name, with a value mended where that alone makes the field valid. */
function renameProposals(
  rename: Rename,
  { path }: AnyIssue,
  subject: ValueWithIssues,
): readonly Proposal[] {
  const title = `Rename to ${JSON.stringify(rename.name)}`
  const isPlain = isMisspelt(String(path.at(-1)), rename.name)
  const bare: Proposal = { title, change: rename, isPlain }
  const outcome = subject.tryChange(rename)
  if (!isPlain || !outcome.addsErrors) return [bare]
  const renamed = renamedPath(rename)
  const pointer = toPointer(renamed)
  const inside = outcome.errors.filter((error) => `${error.pointer}/`.startsWith(`${pointer}/`))
  const [error] = inside
  if (error === undefined || inside.length > 1) return [bare]
  const inner = error.path.slice(renamed.length)
  const current = fieldAt(outcome.value, error.path)
  const mended = valueProposals(error, current, subject, [...path, ...inner]).flatMap(
    ({ title: mend, change, isPlain }): Proposal[] => {
      if (change.kind !== 'replace') return []
      const both = { ...rename, mended: { path: inner, value: change.value } }
      if (subject.tryChange(both).addsErrors) return []
      const words = `${title} and ${mend.charAt(0).toLowerCase()}${mend.slice(1)}`
      return [{ title: words, change: both, isPlain }]
    },
  )
  return mended.length > 0 ? mended : [bare]
}

/** Returns the move of a field to another object. */
function moveProposals(path: Path, to: Path, { value }: ValueWithIssues): readonly Proposal[] {
  if (fieldAt(value, to) !== undefined) return []
  const isBlocked = to.slice(0, -1).some((_, index) => {
    const around = fieldAt(value, to.slice(0, index + 1))
    return around !== undefined && (!isObject(around) || Array.isArray(around))
  })
  if (isBlocked) return []
  const title = `Move to ${JSON.stringify(to.join('.'))}`
  return [{ title, change: { kind: 'move', path, to }, isPlain: false }]
}
