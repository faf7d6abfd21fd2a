import type { Draft } from '../issues/draft.ts'
import type { Path } from '../issues/issue.ts'
import { partOf, type CompiledSchema } from './compile-schema.ts'

/** The errors and the warnings of a validation, each in the order of the schema. */
export interface OrderedDrafts {
  readonly errors: readonly Draft[]
  readonly warnings: readonly Draft[]
}

/** Keeps the first `max` errors and the first `max` warnings, and sorts both in the order of the schema. */
export function orderBySchema(drafts: readonly Draft[], schema: CompiledSchema, max: number): OrderedDrafts {
  if (drafts.length === 0) return noDrafts
  const errors: Draft[] = []
  const warnings: Draft[] = []
  for (const draft of drafts) {
    const list = draft.severity === 'error' ? errors : warnings
    if (list.length < max) list.push(draft)
  }
  return { errors: sorted(errors, schema), warnings: sorted(warnings, schema) }
}

const noDrafts: OrderedDrafts = { errors: [], warnings: [] }

/**
 * Sorts issues in the order of the schema. Issues with the same position keep their order.
 *
 * An insertion sort is faster than `sort` for a small number of issues.
 */
function sorted(drafts: readonly Draft[], schema: CompiledSchema): readonly Draft[] {
  if (drafts.length > usualMaximum) return drafts.slice().sort((a, b) => compare(a.path, b.path, schema))
  const ranked: Ranked[] = []
  for (const draft of drafts) {
    const inserted = { draft, rank: rankOf(draft.path.at(0), schema) }
    let end = ranked.length
    ranked.push(inserted)
    for (let before = ranked.at(end - 1); end > 0 && before !== undefined; before = ranked.at(end - 1)) {
      if (before.rank < inserted.rank) break
      if (before.rank === inserted.rank && compare(before.draft.path, draft.path, schema) <= 0) break
      ranked[end--] = before
    }
    ranked[end] = inserted
  }
  return ranked.map(({ draft }) => draft)
}

/** The default of `maxIssues`. */
const usualMaximum = 100

interface Ranked {
  readonly draft: Draft
  readonly rank: number
}

/** Returns the position of a path step among its siblings. If the path has ended, the position is first (-1). */
const rankOf = (step: string | number | undefined, schema: CompiledSchema | undefined): number =>
  step === undefined ? -1 : typeof step === 'number' ? step : positionOf(schema, step)

/** Returns the position of a field in its schema; unknown fields come last. */
const positionOf = (schema: CompiledSchema | undefined, name: string): number =>
  schema?.fields?.get(name)?.position ?? Infinity

function compare(a: Path, b: Path, root: CompiledSchema): number {
  let schema: CompiledSchema | undefined = root
  for (let depth = 0; ; depth++) {
    const [left, right] = [a.at(depth), b.at(depth)]
    if (left !== right) {
      const [leftRank, rightRank] = [rankOf(left, schema), rankOf(right, schema)]
      return leftRank === rightRank ? 0 : leftRank - rightRank
    }
    if (left === undefined) return 0
    schema = partOf(schema, left)
  }
}
