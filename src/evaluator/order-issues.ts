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

/** Sorts issues by the schema. Those of the same position keep their order. */
const sorted = (drafts: Draft[], schema: CompiledSchema): readonly Draft[] =>
  drafts.length > 1 ? drafts.sort((a, b) => compare(a.path, b.path, schema)) : drafts

/** Returns the position of a field in its schema; unknown fields come last. */
const positionOf = (schema: CompiledSchema | undefined, name: string): number =>
  schema?.fields?.get(name)?.position ?? Infinity

function compare(a: Path, b: Path, root: CompiledSchema): number {
  let schema: CompiledSchema | undefined = root
  for (let depth = 0; ; depth++) {
    if (depth === a.length || depth === b.length) return a.length - b.length
    const [left = '', right = ''] = [a[depth], b[depth]]
    if (left !== right) {
      if (typeof left === 'number' && typeof right === 'number') return left - right
      const [leftRank, rightRank] = [positionOf(schema, String(left)), positionOf(schema, String(right))]
      return leftRank === rightRank ? 0 : leftRank - rightRank
    }
    schema = schema && partOf(schema, left)
  }
}
