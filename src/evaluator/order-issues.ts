import type { Draft } from '../issues/draft.ts'
import type { Path } from '../issues/issue.ts'
import { partOf, type CompiledSchema } from './compile-schema.ts'

/** The errors and the warnings of a validation, each in the order of the schema. */
export interface OrderedDrafts {
  readonly errors: readonly Draft[]
  readonly warnings: readonly Draft[]
}

/** Orders issues as the schema lists their fields, the first `max` errors and warnings. */
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
 * Sorts issues by the schema. Those of the same position keep their order. `at` reads no step beyond the end of a path,
 * even where a prototype has indices.
 */
function sorted(drafts: readonly Draft[], schema: CompiledSchema): readonly Draft[] {
  if (drafts.length < 2) return drafts
  return drafts
    .map((draft) => ({ draft, rank: rankOf(draft.path.at(0), schema) }))
    .sort((a, b) => (a.rank === b.rank ? compare(a.draft.path, b.draft.path, schema) : a.rank - b.rank))
    .map(({ draft }) => draft)
}

/** Returns the place of a step of a path among its siblings: the parent itself comes first. */
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
    schema = schema && partOf(schema, left)
  }
}
